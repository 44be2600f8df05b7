import { populationChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredCouncil } from './views.domain';

/** Publishes the council's present population. */
export const publishPopulation = (
  outbox: Outbox,
  { id, revision, population }: Pick<StoredCouncil, 'id' | 'revision' | 'population'>,
): Promise<void> =>
  outbox.add(populationChangedEvent, {
    aggregate: { type: 'population', id, revision },
    payload: { councilId: id, revision, dimensions: [...population.dimensions] },
    councilId: id,
  });
