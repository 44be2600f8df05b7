import type { BodyOf, saveReportLayoutOperation, saveReportTemplateOperation } from '@folkmoot/contracts';
import { checkRange } from '../../entities/campaign';
import { asTemplate, type ReportLayoutRecord, type ReportTemplateRecord } from '../../entities/report-layout';
import { readWhere } from '../../entities/response';
import type { LayoutContext } from './report-layout.types';

/** Throws campaign_not_found, stale_revision, and not_found for a filter by a question that does not exist. */
export const saveLayout = (
  { actor, unitOfWork }: LayoutContext,
  campaignId: string,
  layout: BodyOf<typeof saveReportLayoutOperation>,
): Promise<ReportLayoutRecord> =>
  unitOfWork(actor, async (records) => {
    const { id } = await records.campaigns.get(campaignId);
    const { from, to, where } = layout.filter;
    checkRange({ from: from ?? undefined, to: to ?? undefined });
    await readWhere(records, id, where);
    return records.reportLayouts.save({ ...layout, campaignId: id });
  });

/** Throws stale_revision. */
export const saveTemplate = (
  { actor, unitOfWork }: LayoutContext,
  { revision, language, blocks }: BodyOf<typeof saveReportTemplateOperation>,
): Promise<ReportTemplateRecord> =>
  unitOfWork(actor, ({ reportTemplates }) => reportTemplates.save({ revision, language, blocks: asTemplate(blocks) }));
