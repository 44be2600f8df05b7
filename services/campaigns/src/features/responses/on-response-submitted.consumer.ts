import { responseSubmittedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { Repositories } from '../../records/repositories';
import { storeResponses } from './store-responses.use-case';

export const onResponseSubmitted: Consumer<Repositories> = consumer(
  'campaigns.responses',
  responseSubmittedEvent,
  ({ payload }, unit) => storeResponses(unit, payload.campaignId, [payload]),
);
