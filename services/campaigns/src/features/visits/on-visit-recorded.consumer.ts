import { visitRecordedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { Repositories } from '../../records/repositories';
import { recordVisits } from './record-visits.use-case';

export const onVisitRecorded: Consumer<Repositories> = consumer(
  'campaigns.visits',
  visitRecordedEvent,
  ({ payload: { campaignId, ...visits } }, unit) => recordVisits(unit, campaignId, [visits]),
);
