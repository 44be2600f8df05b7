import { type Actor, systemActor } from '@folkmoot/contracts';
import { type Context, retryRaces } from '@folkmoot/service-kit';
import type { SearchKeyRecords } from './subscriber.types';

/** Subscribers per transaction. */
const BATCH = 500;
/** An import without progress for this time waits for another process. */
const STILL_MS = 30_000;

/** Completes one batch of a council. False when nobody is left. */
const completeBatch = ({ unitOfWork }: Context<SearchKeyRecords, Actor>, councilId: string): Promise<boolean> =>
  retryRaces(() =>
    unitOfWork(systemActor('subscribers', councilId), async ({ subscribers, stats }) => {
      const completed = await subscribers.completeSearchKeys(BATCH);
      // An import at the same time changes the figures too, so one of the two transactions is repeated.
      if (completed === 0) await stats.noteComplete();
      return completed > 0;
    }),
  );

/** Whether an import is at work. Both write the same indexes: beside each other, the import takes twice as long. */
export const isImporting = ({ acrossCouncils, clock }: Context<SearchKeyRecords, Actor>): Promise<boolean> =>
  acrossCouncils.reader().importSweep.isAnyMovingAcrossCouncils(new Date(clock.now().getTime() - STILL_MS));

/**
 * Adds the search keys that an import leaves out, so that searches also find text within words. Leaves the rest for
 * later while an import is at work.
 */
export const completeSearchKeys = async (
  context: Context<SearchKeyRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const { statsAcrossCouncils } = context.acrossCouncils.reader();
  for (const councilId of await statsAcrossCouncils.listIncompleteAcrossCouncils()) {
    while (!signal.aborted && !(await isImporting(context)) && (await completeBatch(context, councilId)));
  }
};
