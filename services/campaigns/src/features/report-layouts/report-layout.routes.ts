import {
  getReportLayoutOperation,
  getReportTemplateOperation,
  type ReportTemplate,
  saveReportLayoutOperation,
  saveReportTemplateOperation,
} from '@folkmoot/contracts';
import { type ReportTemplateRecord, readLayout, readTemplate } from '../../entities/report-layout';
import type { LayoutApp } from './report-layout.types';
import { saveLayout, saveTemplate } from './save-layout.use-case';
import { viewLayout } from './view-layout';

const toTemplate = ({ blocks, ...template }: ReportTemplateRecord): ReportTemplate => ({
  ...template,
  blocks: [...blocks],
});

export const reportLayoutRoutes = ({ route }: LayoutApp) => [
  route(getReportLayoutOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const records = reader(actor);
      const { id } = await records.campaigns.get(params.campaignId);
      return viewLayout(records, await readLayout(records, id));
    },
  }),
  route(saveReportLayoutOperation, {
    handle: async ({ context, params, body }) => {
      const saved = await saveLayout(context, params.campaignId, body);
      return viewLayout(context.reader(context.actor), saved);
    },
  }),
  route(getReportTemplateOperation, {
    handle: async ({ context: { actor, reader } }) => toTemplate(await readTemplate(reader(actor))),
  }),
  route(saveReportTemplateOperation, {
    handle: async ({ context, body }) => toTemplate(await saveTemplate(context, body)),
  }),
];
