import { DomainError, subscribersChangedEvent, type UserActor } from '@folkmoot/contracts';
import { requireTagsOf, retagAll } from '../../subscribers/retag';
import type { Retagged, TagChange } from '../../subscribers/tag-change.domain';
import type { Deps } from './deps';

/** Retags the subscribers of a selection. Throws not_found for an unknown tag or subscriber, consent_source_missing. */
export const tagSubscribers = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  { subscriberIds, ...change }: TagChange & { readonly subscriberIds: readonly string[] },
): Promise<Retagged> =>
  unitOfWork(actor, async (unit) => {
    const ids = [...new Set(subscriberIds)];
    const subscribers = await unit.subscribers.findByIds(ids);
    if (subscribers.length < ids.length) throw new DomainError('not_found');
    requireTagsOf(await unit.tags.listAll(), change);
    const retagged = await retagAll(unit, subscribers, change, { by: actor.userId, at: clock.now() });
    if (retagged.changed > 0) {
      await unit.outbox.add(subscribersChangedEvent, {
        aggregate: { type: 'subscribers', id: actor.councilId ?? '', revision: 1 },
        payload: { change: 'tagged', count: retagged.changed },
      });
    }
    return retagged;
  });
