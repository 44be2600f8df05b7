import { exportResponsesOperation, startExportOperation } from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import type { RedactTexts } from '../../entities/response';
import { describeExport } from './describe-export.use-case';
import type { ExportApp } from './export.types';
import { exportResponses } from './export-responses.use-case';

export const exportRoutes = ({ route }: ExportApp, redactTexts: RedactTexts) => [
  route(startExportOperation, {
    handle: async ({ context, params: { campaignId }, body }) =>
      (await describeExport(context, { campaignId, range: body })).about,
  }),
  route(exportResponsesOperation, {
    handle: async ({ context, params: { campaignId }, query }) => {
      const { name, text } = await exportResponses(context, { campaignId, range: query }, redactTexts);
      return file(text, { type: 'text/csv; charset=utf-8', name });
    },
  }),
];
