import type { Actor, CouncilExport } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CouncilExportRecords } from './council-export.types';
import { toCouncilExport } from './council-export.view';

/** The latest exports of a council. Throws not_found. */
export const listCouncilExportsAcrossCouncils = async (
  { acrossCouncils }: Context<CouncilExportRecords, Actor>,
  councilId: string,
): Promise<CouncilExport[]> => {
  const { councils, councilExports } = acrossCouncils.reader();
  await councils.get(councilId);
  return (await councilExports.list(councilId)).map(toCouncilExport);
};
