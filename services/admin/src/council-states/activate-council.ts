import { councilActivatedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { Repositories } from '../records/repositories';
import type { StoredUser } from '../records/views.domain';
import { tellCouncil } from './tell-council';

type Unit = Pick<Repositories, 'councils'> & { readonly outbox: Outbox };

/** A council is pending until its first admin has signed in (E-46): this is that moment. */
export const activateCouncilOf = async (
  { councils, outbox }: Unit,
  { role, councilId, status }: StoredUser,
  now: Date,
): Promise<void> => {
  if (role !== 'council_admin' || status !== 'active' || !councilId) return;
  const council = await councils.find(councilId);
  if (council?.subscriptionStatus !== 'pending' || council.deletedAt) return;
  const saved = await councils.save(council, { subscriptionStatus: 'active', updatedAt: now });
  await tellCouncil(outbox, councilActivatedEvent, saved);
};
