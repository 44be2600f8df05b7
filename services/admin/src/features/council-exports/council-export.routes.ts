import {
  cancelCouncilExportOperation,
  downloadCouncilExportOperation,
  listCouncilExportsOperation,
  resumeCouncilExportOperation,
  startCouncilExportOperation,
} from '@folkmoot/contracts';
import { asUser, file, route } from '@folkmoot/service-kit';
import { cancelCouncilExport, resumeCouncilExport } from './change-council-export.use-case';
import type { CouncilExportDeps } from './council-export.deps';
import { toCouncilExport } from './council-export.view';
import { downloadCouncilExport } from './download-council-export.use-case';
import { listCouncilExportsAcrossCouncils } from './list-council-exports.use-case';
import { startCouncilExport } from './start-council-export.use-case';

export const councilExportRoutes = (deps: CouncilExportDeps) => [
  route(listCouncilExportsOperation, {
    handle: async ({ params }) => ({ items: await listCouncilExportsAcrossCouncils(deps, params.councilId) }),
  }),
  route(startCouncilExportOperation, {
    handle: async ({ actor, params }) =>
      toCouncilExport(await startCouncilExport(deps, asUser(actor), params.councilId)),
  }),
  route(cancelCouncilExportOperation, {
    handle: async ({ actor, params }) => toCouncilExport(await cancelCouncilExport(deps, asUser(actor), params)),
  }),
  route(resumeCouncilExportOperation, {
    handle: async ({ actor, params }) => toCouncilExport(await resumeCouncilExport(deps, asUser(actor), params)),
  }),
  route(downloadCouncilExportOperation, {
    handle: async ({ actor, params }) => {
      const { body, name } = await downloadCouncilExport(deps, asUser(actor), params);
      return file(body, { type: 'application/zip', name });
    },
  }),
];
