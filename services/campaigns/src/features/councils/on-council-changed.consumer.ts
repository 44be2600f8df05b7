import { councilDeletedEvent, councilSnapshotEvents } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CouncilRecords } from './council.types';
import { keepCouncil, noteDeletion } from './keep-council.use-case';

export const onCouncilChanged: Consumer<CouncilRecords> = consumer(
  'campaigns.councils',
  [...councilSnapshotEvents, councilDeletedEvent],
  async (event, unit) => {
    if (event.type === 'council.deleted') await noteDeletion(unit, event.payload.revision);
    else await keepCouncil(unit, event.payload.council, new Date(event.occurredAt));
  },
);
