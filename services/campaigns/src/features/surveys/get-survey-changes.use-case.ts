import type { getSurveyChangesOperation, ResponseOf } from '@folkmoot/contracts';
import { compareSurveys, contentOf } from '../../entities/survey';
import type { SurveyContext } from './survey.types';

/** Changes that publishing the draft would make; empty before the first version. Throws campaign_not_found. */
export const getSurveyChanges = async (
  { actor, reader }: SurveyContext,
  campaignId: string,
): Promise<ResponseOf<typeof getSurveyChangesOperation>> => {
  const { campaigns, surveys, versions } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const [survey, latest] = await Promise.all([surveys.getOfCampaign(id), versions.findLatest(id)]);
  return latest ? compareSurveys(contentOf(latest), survey.content) : { startsNewSeries: false, changes: [] };
};
