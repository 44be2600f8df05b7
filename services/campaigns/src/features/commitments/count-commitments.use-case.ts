import { isDeepStrictEqual } from 'node:util';
import { isDomainError, systemActor } from '@folkmoot/contracts';
import type { CampaignRef } from '../../entities/campaign';
import { commitmentsChanged, publicCommitments, withCounts } from '../../entities/commitment';
import { smallestCellOf } from '../../entities/council';
import type { CommitmentContext, CommitmentNeeds } from './commitment.types';

const MAX_AT_ONCE = 50;
const PAUSE_MS = 3_600_000;

const count = async (
  context: CommitmentContext,
  { campaignId }: CampaignRef,
  { countThemes }: CommitmentNeeds,
): Promise<void> => {
  const { actor, unitOfWork, clock } = context;
  const counts = await countThemes(context, campaignId);
  await unitOfWork(actor, async (unit) => {
    const { commitments, outbox } = unit;
    const known = await commitments.get(campaignId);
    const smallest = await smallestCellOf(unit);
    const counted = withCounts(known, { counts, smallest, now: clock.now() });
    if (isDeepStrictEqual(publicCommitments(counted, smallest), publicCommitments(known, smallest))) {
      if (counted.dueAt) await commitments.noteDue(campaignId, counted.dueAt);
      return;
    }
    await commitmentsChanged(outbox, await commitments.put(counted), { change: 'counted', smallest });
  });
};

const isDeleted = (error: unknown): boolean => isDomainError(error) && error.code === 'campaign_not_found';

/** A deleted campaign may be restored, so its themes are counted later. Throws every other error. */
const postponed = async ({ actor, unitOfWork, clock }: CommitmentContext, ref: CampaignRef, error: unknown) => {
  if (!isDeleted(error)) throw error;
  const dueAt = new Date(clock.now().getTime() + PAUSE_MS);
  await unitOfWork(actor, ({ commitments }) => commitments.noteDue(ref.campaignId, dueAt));
};

/** Counts the themes of commitments again, so that public numbers follow corrected labels and new responses. */
export const countCommitments = async (
  context: CommitmentContext,
  signal: AbortSignal,
  tools: CommitmentNeeds,
): Promise<void> => {
  const now = context.clock.now();
  const failures: unknown[] = [];
  for (const ref of await context.acrossCouncils.reader().commitmentSweep.listDueAcrossCouncils(now, MAX_AT_ONCE)) {
    signal.throwIfAborted();
    const local = { ...context, actor: systemActor('campaigns', ref.councilId) };
    await count(local, ref, tools)
      .catch((error: unknown) => postponed(local, ref, error))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'commitments could not be counted');
};
