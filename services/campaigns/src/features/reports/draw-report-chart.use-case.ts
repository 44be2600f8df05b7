import { type ChartFormat, DomainError, type ReportAudience, type ReportChart } from '@folkmoot/contracts';
import { USUAL_LANGUAGE } from '../../entities/report-layout';
import type { DocumentContext, DocumentRange, DocumentTools } from './report.types';
import { readFacts } from './report-facts';

interface ChartRequest {
  readonly campaignId: string;
  readonly questionId: string;
  readonly range: DocumentRange;
  readonly chart: ReportChart;
  readonly format: ChartFormat;
  readonly language: string | undefined;
  readonly audience: ReportAudience | undefined;
}

/** The chart of one question. Throws campaign_not_found, no_responses, and not_found for a question without a chart. */
export const drawReportChart = async (
  context: DocumentContext,
  { campaignId, questionId, range, chart, format, language = USUAL_LANGUAGE, audience = 'publication' }: ChartRequest,
  tools: DocumentTools,
): Promise<Buffer> => {
  const arrangement = { title: '', language, blocks: [] };
  const facts = await readFacts(context, { campaignId, range, arrangement, audience }, tools);
  if (facts.report.responses === 0) throw new DomainError('no_responses');
  const shown = { chart, hasTable: false };
  const picture = await tools.drawChart({ facts, questionId, shown, format });
  if (!picture) throw new DomainError('not_found');
  return picture;
};
