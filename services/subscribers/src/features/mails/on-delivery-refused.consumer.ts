import { deliveryRefusedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { HearBackRepository } from '../../entities/hear-back';
import { zoneOf } from '../../entities/segment';
import { keepChange, keptMoment, refuseMail, type SubscriberRecords, transitions } from '../../entities/subscriber';

type Records = SubscriberRecords & { readonly councils: CouncilRepository; readonly hearBacks: HearBackRepository };

const verbs = { bounced: 'bounce', complained: 'complain' } as const;

/** A bounce or a complaint stops all mail until the person signs up again. */
export const onDeliveryRefused: Consumer<Records> = consumer(
  'subscribers.deliveries',
  deliveryRefusedEvent,
  async ({ councilId, payload: { subscriberId, reason, refusedAt } }, unit) => {
    const [subscriber] = await unit.subscribers.findByIds([subscriberId]);
    // Somebody who asked to hear back: an address that does not exist, or whose owner complains, is deleted.
    if (!subscriber) return unit.hearBacks.remove(subscriberId);
    const verb = verbs[reason];
    // Unsubscribed and erased people receive no mail anyway.
    if (!transitions[subscriber.status][verb]) return;
    const isAfterSurvey = subscriber.source === 'post_survey';
    const at = keptMoment(new Date(refusedAt), await zoneOf(unit, councilId), isAfterSurvey);
    const refused = refuseMail(subscriber, verb, { at, by: null });
    await keepChange(unit, subscriber, refused, isAfterSurvey ? null : reason);
  },
);
