import { answerHearBackOperation, hearBackRequestedEvent } from '@folkmoot/contracts';
import { bindConsumers, type Clock, type Consumer, consumer, defineFeature, defineJob } from '@folkmoot/service-kit';
import { createHearBackLinks } from '../../entities/hear-back';
import { hearBackEntity } from '../../entities/hear-back/hear-back.mongo';
import { answerHearBack } from './answer-hear-back.use-case';
import type { HearBackApp, HearBackRecords } from './hear-back.types';
import { sweepHearBacks } from './sweep-hear-backs.use-case';
import { takeHearBack } from './take-hear-back.use-case';

const SWEEP_MS = 3_600_000;

const onRequested = (clock: Clock): Consumer<HearBackRecords> =>
  consumer('subscribers.hear-backs', hearBackRequestedEvent, async ({ councilId, payload }, unit) => {
    if (councilId) await takeHearBack(unit, councilId, payload, clock.now());
  });

/** People who want to hear what comes of a survey: asked, confirmed, stopped, forgotten. Mailings write to them. */
export const hearBackFeature = defineFeature({
  name: 'hear-back',
  entities: [hearBackEntity],
  routes: ({ route, config }: HearBackApp) => {
    const links = createHearBackLinks(config.subscriberKey, config.publicOrigin);
    return [route(answerHearBackOperation, { handle: ({ context, body }) => answerHearBack(context, body, links) })];
  },
  consumers: ({ units, clock }: HearBackApp) => bindConsumers(units, [onRequested(clock)]),
  jobs: ({ systemContext }: HearBackApp) => [
    defineJob('subscribers.sweep-hear-backs', {
      every: SWEEP_MS,
      run: ({ signal }) => sweepHearBacks(systemContext, signal),
    }),
  ],
});
