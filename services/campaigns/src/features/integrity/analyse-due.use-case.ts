import { analyseCampaign } from './analyse-campaign';
import type { IntegrityTools, JobContext } from './integrity.types';

const MAX_CAMPAIGNS_PER_RUN = 20;

/** Compares the responses of campaigns that have new ones. A failed campaign does not stop the others. */
export const analyseDue = async (
  context: JobContext,
  signal: AbortSignal,
  tools: Pick<IntegrityTools, 'compareResponses'>,
): Promise<void> => {
  const { integritySweep } = context.acrossCouncils.reader();
  const failures: unknown[] = [];
  for (const ref of await integritySweep.listDueAcrossCouncils(context.clock.now(), MAX_CAMPAIGNS_PER_RUN)) {
    if (signal.aborted) return;
    await analyseCampaign({ context, ref, signal, tools }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} comparisons failed`);
};
