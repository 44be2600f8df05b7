import { councilActivatedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { CouncilRepository } from './council.repository';
import { publishCouncil } from './publish-council';
import type { StoredUser } from './views.domain';

interface CouncilUnit {
  readonly councils: CouncilRepository;
  readonly outbox: Outbox;
}

/** A council is pending until its first admin has signed in: this is that moment. */
export const activateCouncilOf = async (
  { councils, outbox }: CouncilUnit,
  { role, councilId, status }: StoredUser,
  now: Date,
): Promise<void> => {
  if (role !== 'council_admin' || status !== 'active' || !councilId) return;
  const council = await councils.find(councilId);
  if (council?.subscriptionStatus !== 'pending' || council.deletedAt) return;
  const saved = await councils.save(council, { subscriptionStatus: 'active', updatedAt: now });
  await publishCouncil(outbox, councilActivatedEvent, saved);
};
