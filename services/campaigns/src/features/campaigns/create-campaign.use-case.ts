import { type Actor, DomainError, type SurveyContent } from '@folkmoot/contracts';
import type { Campaign } from '../../records/campaign.domain';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import { emptySurvey } from '../../records/survey.domain';
import { copyOfSurvey } from '../../records/survey-copy.domain';
import { startCampaign } from './start-campaign';

export interface CampaignGiven {
  readonly title: string;
  readonly description: string;
  /** Begins with a copy of a template's survey. */
  readonly templateId?: string | undefined;
  /** Begins with a copy of this campaign's survey. */
  readonly surveyOf?: string | undefined;
  /** Given only where others must know it beforehand. */
  readonly id?: string;
}

type Sources = Pick<Deps, 'findTemplate' | 'makeId'>;

/** Null when there is nothing to begin from. */
const copied = async (
  { campaigns, surveys }: CampaignsUnit,
  { findTemplate, makeId }: Sources,
  { templateId, surveyOf }: CampaignGiven,
): Promise<SurveyContent | null> => {
  if (templateId !== undefined) {
    const template = findTemplate(templateId);
    if (!template) throw new DomainError('template_not_found');
    return copyOfSurvey(template, makeId);
  }
  if (surveyOf === undefined) return null;
  const { id } = await campaigns.get(surveyOf);
  return copyOfSurvey((await surveys.getOfCampaign(id)).content, makeId);
};

/** Starts a campaign with an empty survey, or with a copy of one. Throws campaign_not_found or template_not_found. */
export const createCampaign = (deps: Deps, actor: Actor, given: CampaignGiven): Promise<Campaign> =>
  deps.unitOfWork(actor, async (unit) => {
    const { title, description, id } = given;
    const content = await copied(unit, deps, given);
    const own = { id: id ?? deps.makeId(), surveyId: deps.makeId(), title, description };
    const beginning = content
      ? { ...own, content, change: 'created' as const, given: { currentStep: 'survey' as const } }
      : { ...own, content: emptySurvey(own), change: 'created' as const };
    return startCampaign(unit, actor, beginning, deps.clock.now());
  });
