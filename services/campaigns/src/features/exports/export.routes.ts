import { exportResponsesFileOperation, exportResponsesOperation, startExportOperation } from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { ofSeries } from '../../entities/answer-series';
import type { RedactTexts } from '../../entities/response';
import { describeExport } from './describe-export.use-case';
import type { ExportApp } from './export.types';
import { exportResponseFile } from './export-response-file.use-case';
import { exportResponses } from './export-responses.use-case';

export const exportRoutes = ({ route }: ExportApp, redactTexts: RedactTexts) => [
  route(startExportOperation, {
    handle: async ({ context, params: { campaignId }, body: { importedSeries, ...range } }) =>
      (await describeExport(await ofSeries(context, campaignId, importedSeries), { campaignId, range })).about,
  }),
  route(exportResponsesOperation, {
    handle: async ({ context, params: { campaignId }, query: { columns, importedSeries, ...range } }) => {
      const shown = await ofSeries(context, campaignId, importedSeries);
      const { name, text } = await exportResponses(shown, { campaignId, range, columns }, redactTexts);
      return file(text, { type: 'text/csv; charset=utf-8', name });
    },
  }),
  // Behind the CSV, whose path it would match.
  route(exportResponsesFileOperation, {
    handle: async ({ context, params: { campaignId, format }, query: { importedSeries, ...range } }) => {
      const shown = await ofSeries(context, campaignId, importedSeries);
      const { body, ...about } = await exportResponseFile(shown, { campaignId, range, format }, redactTexts);
      return file(body, about);
    },
  }),
];
