import { type Actor, systemActor } from '@folkmoot/contracts';
import { fail, isMoving, type StoredTagging } from '../../taggings/tagging.domain';
import type { TaggingRef } from '../../taggings/tagging.repository';
import type { TaggingDeps } from './deps';
import { queueTagging } from './queue-tagging';
import { tellTagged } from './tagging.events';
import { messages } from './taggings.messages';

/** Longer than a run may be silent. */
const STALLED_MS = 60_000;

const actorOf = ({ councilId }: TaggingRef): Actor => systemActor('subscribers', councilId);

const giveUp = ({ units, clock }: TaggingDeps, { actor, id }: StoredTagging): Promise<void> =>
  units.unitOfWork(actor, async ({ taggings, outbox }) => {
    const given = await taggings.get(id);
    if (!isMoving(given)) return;
    await tellTagged(outbox, await taggings.save(fail(given, messages.failed, clock.now())));
  });

/** A tagging that nothing was heard of: queued again when its run is gone, failed when it was tried often enough. */
const revive = async (deps: TaggingDeps, ref: TaggingRef): Promise<void> => {
  const given = await deps.units.reader(actorOf(ref)).taggings.find(ref.taggingId);
  const run = given?.runId ? await deps.jobs.find(given.runId) : null;
  if (!given || run?.state === 'running' || run?.state === 'queued') return;
  if (run?.state === 'failed') return giveUp(deps, given);
  await deps.units.unitOfWork(actorOf(ref), async ({ taggings }) => {
    const stored = await taggings.get(ref.taggingId);
    await taggings.save({ ...stored, touchedAt: deps.clock.now() });
  });
  await queueTagging(deps, ref);
};

/** Sees to taggings that were left lying. */
export const sweepTaggings = async (deps: TaggingDeps, signal: AbortSignal): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - STALLED_MS);
  const stalled = await deps.units.readerAcrossCouncils().taggingSweep.listStalledAcrossCouncils(before);
  for (const ref of stalled) {
    if (signal.aborted) return;
    await revive(deps, ref);
  }
};
