import type { Actor, getSurveyChangesOperation, ResponseOf } from '@folkmoot/contracts';
import { compareSurveys } from '../../records/question-types.domain';
import type { Deps } from '../../records/repositories';
import { contentOf } from '../../records/survey.domain';

/** What publishing the draft would change for residents; nothing before the first version. Throws campaign_not_found. */
export const getSurveyChanges = async (
  { reader }: Pick<Deps, 'reader'>,
  actor: Actor,
  campaignId: string,
): Promise<ResponseOf<typeof getSurveyChangesOperation>> => {
  const { campaigns, surveys, versions } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const [survey, latest] = await Promise.all([surveys.getOfCampaign(id), versions.findLatest(id)]);
  return latest ? compareSurveys(contentOf(latest), survey.content) : { startsNewSeries: false, changes: [] };
};
