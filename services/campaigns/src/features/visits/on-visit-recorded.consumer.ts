import { visitRecordedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import { type RecordVisitsRecords, recordVisits } from './record-visits.use-case';

export const onVisitRecorded: Consumer<RecordVisitsRecords> = consumer(
  'campaigns.visits',
  visitRecordedEvent,
  ({ payload: { campaignId, ...visits } }, unit) => recordVisits(unit, campaignId, [visits]),
);
