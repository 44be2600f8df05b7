import { DomainError, subscribersChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { changeOfMany, type ForgottenRecords, leaveList } from '../../entities/erased-person';
import { checkChange, type Retagged, requireTagsOf, retagAll, type TagChange } from '../../entities/subscriber';

/**
 * Changes the tags of selected subscribers, or unsubscribes or erases them. Throws not_found for an unknown tag or
 * subscriber, consent_source_missing, invalid_input without anything to do.
 */
export const tagSubscribers = (
  { actor, unitOfWork, clock }: Context<ForgottenRecords>,
  { subscriberIds, ...change }: TagChange & { readonly subscriberIds: readonly string[] },
): Promise<Retagged> =>
  unitOfWork(actor, async (unit) => {
    checkChange(change);
    const ids = [...new Set(subscriberIds)];
    const subscribers = await unit.subscribers.findByIds(ids);
    if (subscribers.length < ids.length) throw new DomainError('not_found');
    requireTagsOf(await unit.tags.listAll(), change);
    const occasion = { by: actor.userId, at: clock.now() };
    const retagged = change.leaving
      ? await leaveList(unit, subscribers, change.leaving, occasion)
      : await retagAll(unit, subscribers, change, occasion);
    if (retagged.changed > 0) {
      await unit.outbox.add(subscribersChangedEvent, {
        aggregate: { type: 'subscribers', id: actor.councilId ?? '', revision: 1 },
        payload: { change: changeOfMany(change), count: retagged.changed },
      });
    }
    return retagged;
  });
