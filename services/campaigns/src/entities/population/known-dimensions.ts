import { AREA_DIMENSION, areaIdOf, type PopulationDimension } from '@folkmoot/contracts';
import type { CouncilCopyRepository } from '../council/council-copy.repository';
import type { PopulationRepository } from './population.repository';

export interface KnownDimensionRecords {
  readonly populations: Pick<PopulationRepository, 'get'>;
  readonly councils: Pick<CouncilCopyRepository, 'find'>;
}

/** The dimensions of the council. Until its population has arrived, the areas of its settings. */
export const knownDimensions = async ({
  populations,
  councils,
}: KnownDimensionRecords): Promise<readonly PopulationDimension[]> => {
  const dimensions = await populations.get();
  if (dimensions.length > 0) return dimensions;
  const settings = (await councils.find())?.council?.settings;
  if (!settings || settings.geographicalDivisions.length === 0) return [];
  const people = new Map(settings.divisionResidents?.map(({ division, residents }) => [division, residents]));
  const categories = settings.geographicalDivisions.map((name) => ({
    id: areaIdOf(name),
    name,
    people: people.get(name) ?? null,
  }));
  return [{ id: AREA_DIMENSION, name: 'Area', kind: 'area', source: '', asOf: null, categories }];
};
