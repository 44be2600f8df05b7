import { deliveryRefusedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../councils/council.repository';
import { zoneOf } from '../../segments/filtering';
import { keptMoment } from '../../subscribers/kept-moment';
import { refuseMail, transitions } from '../../subscribers/lifecycle.domain';
import { keepChange, type SubscriberRecords } from '../../subscribers/subscriber-changes';

type Records = SubscriberRecords & { readonly councils: CouncilRepository };

const verbs = { bounced: 'bounce', complained: 'complain' } as const;

/** Mail could not be delivered, or was reported as unwanted: no more mail until the person signs up again. */
export const onDeliveryRefused: Consumer<Records> = consumer(
  'subscribers.deliveries',
  deliveryRefusedEvent,
  async ({ councilId, payload: { subscriberId, reason, refusedAt } }, unit) => {
    const [subscriber] = await unit.subscribers.findByIds([subscriberId]);
    const verb = verbs[reason];
    // Who has gone since, or was erased, receives no mail anyway.
    if (!subscriber || !transitions[subscriber.status][verb]) return;
    const isAfterSurvey = subscriber.source === 'post_survey';
    const at = keptMoment(new Date(refusedAt), await zoneOf(unit, councilId), isAfterSurvey);
    const refused = refuseMail(subscriber, verb, { at, by: null });
    await keepChange(unit, subscriber, refused, isAfterSurvey ? null : reason);
  },
);
