import { slugify } from '@folkmoot/contracts';
import { definitionOf } from '../../integrations/survey-definition/definition-of.domain';
import type { SurveyImportContext } from './survey-import.types';

/** The draft of a campaign as a file that another council can import. */
export const downloadSurvey = async (
  { actor, reader }: SurveyImportContext,
  campaignId: string,
): Promise<{ name: string; body: Buffer }> => {
  const { campaigns, surveys } = reader(actor);
  await campaigns.get(campaignId);
  const { content } = await surveys.getOfCampaign(campaignId);
  const body = Buffer.from(`${JSON.stringify(definitionOf(content), null, 2)}\n`);
  return { name: `${slugify(content.title) || 'survey'}.survey.json`, body };
};
