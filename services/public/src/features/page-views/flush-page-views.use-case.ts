import { type Actor, pageViewedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type PageViewCounters, scansIn } from '../../entities/signup-page';

/** Publishes the counted views. Counts that cannot be written are kept for the next run, and the error is thrown. */
export const flushPageViewsAcrossCouncils = async (
  { actor, acrossCouncils }: Pick<Context<object, Actor>, 'actor' | 'acrossCouncils'>,
  counters: Pick<PageViewCounters, 'take' | 'giveBack'>,
): Promise<void> => {
  const taken = counters.take();
  if (taken.length === 0) return;
  try {
    await acrossCouncils.unitOfWork(actor, async ({ outbox }) => {
      for (const { councilId, id, day, counts } of taken) {
        const { views = 0, uniqueViews = 0 } = counts;
        const scans = scansIn(counts);
        await outbox.add(pageViewedEvent, {
          aggregate: { type: 'opt-in-page', id, revision: 1 },
          councilId,
          payload: { pageId: id, day, views, uniqueViews, ...(Object.keys(scans).length > 0 ? { scans } : {}) },
        });
      }
    });
  } catch (error) {
    counters.giveBack(taken);
    throw error;
  }
};
