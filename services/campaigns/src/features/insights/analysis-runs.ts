import { createRunChange } from '@folkmoot/service-kit';
import type { InsightRunRecord } from '../../entities/insight';
import type { InsightRecords } from './insight.types';

/** Changes a run, by its `runId`, while it is moving. A campaign has one run: a newer one has replaced it. */
export const changeAnalysis = createRunChange<InsightRecords, InsightRunRecord>({
  find: ({ insights }, runId) => insights.findRunById(runId),
});
