import type { PayloadOf, populationChangedEvent } from '@folkmoot/contracts';
import type { CouncilRecords } from './council.types';

/** Stores the copy of the population. Ignores an older snapshot, and one of an erased council that comes late. */
export const keepPopulation = async (
  { councils, populations }: Pick<CouncilRecords, 'councils' | 'populations'>,
  { councilId, revision, dimensions }: PayloadOf<typeof populationChangedEvent>,
): Promise<void> => {
  const council = await councils.find();
  if (council?.sourceRevision === Number.MAX_SAFE_INTEGER) return;
  const known = await populations.find();
  if (known && known.sourceRevision >= revision) return;
  await populations.save(councilId, { dimensions, sourceRevision: revision });
};
