import { type Actor, systemActor } from '@folkmoot/contracts';
import { type Context, retryRaces } from '@folkmoot/service-kit';
import type { SearchKeyRecords } from './subscriber.types';

/** Subscribers per transaction. */
const BATCH = 500;

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

/** Adds the search keys that an import leaves out, so that searches also find text within words. */
export const completeSearchKeys = async (
  context: Context<SearchKeyRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const { statsAcrossCouncils } = context.acrossCouncils.reader();
  for (const councilId of await statsAcrossCouncils.listIncompleteAcrossCouncils()) {
    while (!signal.aborted && (await completeBatch(context, councilId)));
  }
};
