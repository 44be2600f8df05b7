import { systemActor, visitRecordedEvent } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import type { VisitCount, VisitCounters } from './visit-counters';

interface Deps {
  readonly counters: VisitCounters;
  readonly unitOfWorkAcrossCouncils: UnitOfWork<object>;
}

const toEvent = ({ councilId, id, day, counts }: VisitCount) => ({
  aggregate: { type: 'campaign', id, revision: 1 },
  councilId,
  payload: { campaignId: id, day, ...counts },
});

/** Writes what was counted as events. What cannot be written now is kept for the next time, and the error thrown. */
export const flushVisitsAcrossCouncils = async ({ counters, unitOfWorkAcrossCouncils }: Deps): Promise<void> => {
  const counts = counters.take();
  if (counts.length === 0) return;
  try {
    await unitOfWorkAcrossCouncils(systemActor('public'), async ({ outbox }) => {
      for (const count of counts) await outbox.add(visitRecordedEvent, toEvent(count));
    });
  } catch (error) {
    counters.giveBack(counts);
    throw error;
  }
};
