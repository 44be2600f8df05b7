import { councilChangedEvent, councilDeletedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { Repositories } from '../../records/repositories';
import { forgetCouncil, keepCouncil } from './keep-council.use-case';

export const onCouncilChanged: Consumer<Repositories> = consumer(
  'campaigns.councils',
  [councilChangedEvent, councilDeletedEvent],
  async (event, unit) => {
    if (event.type === 'council.deleted') await forgetCouncil(unit);
    else await keepCouncil(unit, event.payload.council, new Date(event.occurredAt));
  },
);
