import { pageViewedEvent, systemActor } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import type { PageViewCounters } from './page-view-counters';

interface Deps {
  readonly counters: PageViewCounters;
  readonly unitOfWorkAcrossCouncils: UnitOfWork<object>;
}

/** Writes what was counted as events. What cannot be written now is kept for the next time, and the error thrown. */
export const flushPageViewsAcrossCouncils = async ({ counters, unitOfWorkAcrossCouncils }: Deps): Promise<void> => {
  const taken = counters.take();
  if (taken.length === 0) return;
  try {
    await unitOfWorkAcrossCouncils(systemActor('public'), async ({ outbox }) => {
      for (const { councilId, id, day, counts } of taken)
        await outbox.add(pageViewedEvent, {
          aggregate: { type: 'opt-in-page', id, revision: 1 },
          councilId,
          payload: { pageId: id, day, ...counts },
        });
    });
  } catch (error) {
    counters.giveBack(taken);
    throw error;
  }
};
