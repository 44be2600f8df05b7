import { councilDeletedEvent, councilSnapshotEvents, populationChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CouncilRecords } from './council.types';
import { keepCouncil, noteDeletion } from './keep-council.use-case';
import { keepPopulation } from './keep-population.use-case';

export const onCouncilChanged: Consumer<CouncilRecords> = consumer(
  'campaigns.councils',
  [...councilSnapshotEvents, councilDeletedEvent, populationChangedEvent],
  async (event, unit) => {
    if (event.type === 'council.deleted') await noteDeletion(unit, event.payload.revision);
    else if (event.type === 'population.changed') await keepPopulation(unit, event.payload);
    else await keepCouncil(unit, event.payload.council, new Date(event.occurredAt));
  },
);
