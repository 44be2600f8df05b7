import {
  cancelCouncilExportOperation,
  downloadCouncilExportOperation,
  listCouncilExportsOperation,
  resumeCouncilExportOperation,
  startCouncilExportOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { cancelCouncilExport, resumeCouncilExport } from './change-council-export.use-case';
import type { CouncilExportApp, CouncilExportTools } from './council-export.types';
import { toCouncilExport } from './council-export.view';
import { downloadCouncilExport } from './download-council-export.use-case';
import { listCouncilExportsAcrossCouncils } from './list-council-exports.use-case';
import { startCouncilExport } from './start-council-export.use-case';

export const councilExportRoutes = ({ route }: CouncilExportApp, tools: CouncilExportTools) => [
  route(listCouncilExportsOperation, {
    handle: async ({ context, params }) => ({
      items: await listCouncilExportsAcrossCouncils(context, params.councilId),
    }),
  }),
  route(startCouncilExportOperation, {
    handle: async ({ context, params }) => toCouncilExport(await startCouncilExport(context, params.councilId)),
  }),
  route(cancelCouncilExportOperation, {
    handle: async ({ context, params }) => toCouncilExport(await cancelCouncilExport(context, params)),
  }),
  route(resumeCouncilExportOperation, {
    handle: async ({ context, params }) => toCouncilExport(await resumeCouncilExport(context, params)),
  }),
  route(downloadCouncilExportOperation, {
    handle: async ({ context, params }) => {
      const { body, name } = await downloadCouncilExport(context, params, tools);
      return file(body, { type: 'application/zip', name });
    },
  }),
];
