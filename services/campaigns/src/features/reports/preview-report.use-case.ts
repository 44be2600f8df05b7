import type { DocumentContext, DocumentTools } from './report.types';
import { readFacts, savedArrangement } from './report-facts';

/** The arranged report as a page to look at. It is no export, so the activity log has no entry. */
export const previewReport = async (
  context: DocumentContext,
  campaignId: string,
  tools: DocumentTools,
): Promise<{ readonly html: string; readonly responses: number }> => {
  const arranged = await savedArrangement(context, campaignId);
  const facts = await readFacts(context, { campaignId, audience: 'internal', ...arranged }, tools);
  const page = await tools.print({ facts, format: 'html' });
  return { html: page.toString('utf8'), responses: facts.report.responses };
};
