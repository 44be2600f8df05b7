import type { CouncilExport } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { toCouncilExport } from './council-export.view';

/** The last exports of a council. Throws not_found. */
export const listCouncilExportsAcrossCouncils = async (
  { units }: Pick<Deps, 'units'>,
  councilId: string,
): Promise<CouncilExport[]> => {
  const { councils, councilExports } = units.readerAcrossCouncils();
  await councils.get(councilId);
  return (await councilExports.list(councilId)).map(toCouncilExport);
};
