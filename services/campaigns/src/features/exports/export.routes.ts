import { exportResponsesFileOperation, exportResponsesOperation, startExportOperation } from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import type { RedactTexts } from '../../entities/response';
import { describeExport } from './describe-export.use-case';
import type { ExportApp } from './export.types';
import { exportResponseFile } from './export-response-file.use-case';
import { exportResponses } from './export-responses.use-case';

export const exportRoutes = ({ route }: ExportApp, redactTexts: RedactTexts) => [
  route(startExportOperation, {
    handle: async ({ context, params: { campaignId }, body }) =>
      (await describeExport(context, { campaignId, range: body })).about,
  }),
  route(exportResponsesOperation, {
    handle: async ({ context, params: { campaignId }, query: { columns, ...range } }) => {
      const { name, text } = await exportResponses(context, { campaignId, range, columns }, redactTexts);
      return file(text, { type: 'text/csv; charset=utf-8', name });
    },
  }),
  // Behind the CSV, whose path it would match.
  route(exportResponsesFileOperation, {
    handle: async ({ context, params: { campaignId, format }, query }) => {
      const { body, ...about } = await exportResponseFile(context, { campaignId, range: query, format }, redactTexts);
      return file(body, about);
    },
  }),
];
