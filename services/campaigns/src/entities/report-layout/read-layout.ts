import type { CouncilCopyRepository } from '../council';
import { type AskedQuestionRecords, askedQuestions } from '../response';
import {
  noFilter,
  type ReportLayoutRecord,
  type ReportTemplateRecord,
  UNSAVED,
  usualBlocks,
  withQuestions,
} from './report-layout.domain';
import type { ReportLayoutRepository, ReportTemplateRepository } from './report-layout.repository';

export interface ReportLayoutRecords extends AskedQuestionRecords {
  readonly councils: CouncilCopyRepository;
  readonly reportLayouts: ReportLayoutRepository;
  readonly reportTemplates: ReportTemplateRepository;
}

export const USUAL_LANGUAGE = 'en';

/** The council's template, or the product's in the council's language. */
export const readTemplate = async ({
  councils,
  reportTemplates,
}: Pick<ReportLayoutRecords, 'councils' | 'reportTemplates'>): Promise<ReportTemplateRecord> => {
  const own = await reportTemplates.find();
  if (own) return own;
  const language = (await councils.find())?.council?.language ?? USUAL_LANGUAGE;
  return { revision: UNSAVED, language, blocks: usualBlocks };
};

/** The arrangement of a campaign's report; before the first save, that of the template. */
export const readLayout = async (records: ReportLayoutRecords, campaignId: string): Promise<ReportLayoutRecord> => {
  const saved = await records.reportLayouts.find(campaignId);
  if (saved) return saved;
  const [template, { questions }] = await Promise.all([readTemplate(records), askedQuestions(records, campaignId)]);
  const blocks = withQuestions(template.blocks, questions);
  return { campaignId, revision: UNSAVED, title: '', language: template.language, filter: noFilter, blocks };
};
