import type { Actor } from '@folkmoot/contracts';
import { type Context, type Jobs, reviveRuns } from '@folkmoot/service-kit';
import { fail, type StoredTagging } from '../../entities/tagging';
import { queueTagging } from './queue-tagging';
import { publishTagged } from './tagging.events';
import type { TaggingRecords } from './tagging.types';
import { changeTagging, taggingAccess } from './tagging-runs';
import { messages } from './taggings.messages';

/** A run writes its progress more often than this. */
const STALLED_MS = 60_000;

type TaggingContext = Context<TaggingRecords, Actor>;

const giveUp = (context: TaggingContext, { actor, id }: StoredTagging): Promise<unknown> =>
  changeTagging(context, actor, { id }, async (tagging, { taggings, outbox }) =>
    publishTagged(outbox, await taggings.save(fail(tagging, messages.failed, context.clock.now()))),
  );

/** When the next tagging counts as stalled. */
export const nextStalledTaggingAt = async ({
  acrossCouncils,
}: Pick<TaggingContext, 'acrossCouncils'>): Promise<Date | null> => {
  const progressAt = await acrossCouncils.reader().taggingSweep.findOldestProgressAcrossCouncils();
  return progressAt && new Date(progressAt.getTime() + STALLED_MS + 1);
};

/** Restarts stalled taggings. */
export const sweepTaggings = async (
  context: TaggingContext,
  signal: AbortSignal,
  jobs: Pick<Jobs, 'schedule' | 'find'>,
): Promise<void> => {
  const before = new Date(context.clock.now().getTime() - STALLED_MS);
  const stalled = await context.acrossCouncils.reader().taggingSweep.listStalledAcrossCouncils(before);
  const keys = stalled.map(({ taggingId, councilId }) => ({ id: taggingId, councilId }));
  await reviveRuns(context, keys, signal, {
    ...taggingAccess,
    service: 'subscribers',
    jobs,
    queue: ({ id, councilId }) => queueTagging(jobs, { taggingId: id, councilId }),
    giveUp: (tagging) => giveUp(context, tagging),
  });
};
