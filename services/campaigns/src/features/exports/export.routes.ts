import { exportResponsesOperation, startExportOperation } from '@folkmoot/contracts';
import { asUser, file, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { describeExport } from './describe-export.use-case';
import { exportResponses } from './export-responses.use-case';

export const exportRoutes = (deps: Deps) => [
  route(startExportOperation, {
    handle: async ({ actor, params: { campaignId }, body }) =>
      (await describeExport(deps, asUser(actor), { campaignId, range: body })).about,
  }),
  route(exportResponsesOperation, {
    handle: async ({ actor, params: { campaignId }, query }) => {
      const { name, text } = await exportResponses(deps, asUser(actor), { campaignId, range: query });
      return file(text, { type: 'text/csv; charset=utf-8', name });
    },
  }),
];
