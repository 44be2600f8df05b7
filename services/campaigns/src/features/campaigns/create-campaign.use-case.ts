import { type CampaignTexts, campaignTextsOf, DomainError, type SurveyContent } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Campaign } from '../../entities/campaign';
import { knownDimensions } from '../../entities/population';
import { copyOfSurvey, emptySurvey, withCouncilLinks, withTitle } from '../../entities/survey';
import type { CampaignContext, CampaignUnit, FindTemplate } from './campaign.types';
import { startCampaign } from './start-campaign';

export interface CampaignInput extends Readonly<CampaignTexts> {
  /** Copies the survey of this template. */
  readonly templateId?: string | undefined;
  /** Copies the survey of this campaign. */
  readonly surveyOf?: string | undefined;
  /** Only set when others must know the id in advance. */
  readonly id?: string;
}

/** The survey to copy; null without a source. */
const copyOfSource = async (
  unit: CampaignUnit,
  { templateId, surveyOf }: CampaignInput,
  findTemplate: FindTemplate,
): Promise<SurveyContent | null> => {
  if (templateId !== undefined) {
    const template = findTemplate(templateId);
    if (!template) throw new DomainError('template_not_found');
    const dimensions = await knownDimensions(unit);
    const questions = template.questions.map((question) => withCouncilLinks(question, dimensions));
    return copyOfSurvey({ ...template, questions }, newId);
  }
  if (surveyOf === undefined) return null;
  const { id } = await unit.campaigns.get(surveyOf);
  return copyOfSurvey((await unit.surveys.getOfCampaign(id)).content, newId);
};

/** Creates a campaign with an empty or copied survey. Throws campaign_not_found or template_not_found. */
export const createCampaign = (
  { actor, unitOfWork, clock }: CampaignContext,
  input: CampaignInput,
  findTemplate: FindTemplate,
): Promise<Campaign> =>
  unitOfWork(actor, async (unit) => {
    const content = await copyOfSource(unit, input, findTemplate);
    const own = { id: input.id ?? newId(), surveyId: newId(), ...campaignTextsOf(input) };
    const beginning = content
      ? {
          ...own,
          content: withTitle(content, own.title),
          change: 'created' as const,
          fields: { currentStep: 'survey' as const },
        }
      : { ...own, content: emptySurvey(own), change: 'created' as const };
    return startCampaign(unit, actor.userId, beginning, clock.now());
  });
