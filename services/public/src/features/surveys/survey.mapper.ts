import { getPublicFileOperation, type PublicSurvey, withAssetUrls } from '@folkmoot/contracts';
import type { ShownSurvey } from './get-public-survey.use-case';

/** Where residents find a file: at this service, which keeps it. */
const fileUrl = (campaignId: string, file: string): string =>
  getPublicFileOperation.path.replace(':campaignId', encodeURIComponent(campaignId)).replace(':file', file);

/** The public projection of a survey; what staff keep with a campaign never gets here (E-54). */
export const toPublicSurvey = ({ survey, state, nextOpensAt, startToken }: ShownSurvey): PublicSurvey => {
  const { campaignId, version, title, description, introText, introFile, questions } = survey.current;
  const shown = { campaignId, version, title, description, introText, introFile, questions };
  const content = withAssetUrls(shown, (file) => fileUrl(campaignId, file));
  return {
    state,
    nextOpensAt: nextOpensAt?.toISOString() ?? null,
    council: survey.council,
    survey: state === 'open' ? content : null,
    startToken,
  };
};
