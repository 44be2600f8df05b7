import type { ReportLayoutRecord, ReportTemplateRecord } from './report-layout.domain';

export interface ReportLayoutRepository {
  find(campaignId: string): Promise<ReportLayoutRecord | null>;
  /** Compare-and-set on the revision; revision 0 creates it. Throws stale_revision. */
  save(layout: ReportLayoutRecord): Promise<ReportLayoutRecord>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

export interface ReportTemplateRepository {
  find(): Promise<ReportTemplateRecord | null>;
  /** Compare-and-set on the revision; revision 0 creates it. Throws stale_revision. */
  save(template: ReportTemplateRecord): Promise<ReportTemplateRecord>;
}
