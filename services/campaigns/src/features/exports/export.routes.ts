import { exportResponsesFileOperation, exportResponsesOperation, startExportOperation } from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { ofSeries, seriesNameOf } from '../../entities/answer-series';
import { describeExport } from './describe-export.use-case';
import type { ExportApp, ExportTools } from './export.types';
import { exportResponseFile } from './export-response-file.use-case';
import { exportResponses } from './export-responses.use-case';

export const exportRoutes = ({ route }: ExportApp, tools: ExportTools) => [
  route(startExportOperation, {
    handle: async ({ context, params: { campaignId }, body: { importedSeries, ...range } }) => {
      const seriesName = await seriesNameOf(context, campaignId, importedSeries);
      const shown = await ofSeries(context, campaignId, importedSeries);
      return (await describeExport(shown, { campaignId, range, seriesName }, tools.weightsOf)).about;
    },
  }),
  route(exportResponsesOperation, {
    handle: async ({ context, params: { campaignId }, query: { columns, importedSeries, ...range } }) => {
      const seriesName = await seriesNameOf(context, campaignId, importedSeries);
      const shown = await ofSeries(context, campaignId, importedSeries);
      const request = { campaignId, range, columns, seriesName };
      const { name, text } = await exportResponses(shown, request, tools);
      return file(text, { type: 'text/csv; charset=utf-8', name });
    },
  }),
  // Behind the CSV, whose path it would match.
  route(exportResponsesFileOperation, {
    handle: async ({ context, params: { campaignId, format }, query: { importedSeries, ...range } }) => {
      const seriesName = await seriesNameOf(context, campaignId, importedSeries);
      const shown = await ofSeries(context, campaignId, importedSeries);
      const request = { campaignId, range, format, seriesName };
      const { body, ...about } = await exportResponseFile(shown, request, tools);
      return file(body, about);
    },
  }),
];
