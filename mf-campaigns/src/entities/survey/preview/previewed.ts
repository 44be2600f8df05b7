import type { SurveyContent } from '@folkmoot/contracts/client';

const keyOf = (campaignId: string): string => `folkmoot.previewed.${campaignId}`;

/** A short hash of a survey's texts and questions. Collisions are very unlikely. */
const markOf = ({ title, description, introText, questions, ...rest }: SurveyContent): string => {
  const own = [rest.thankYouText, rest.thankYouLinks].filter(Boolean);
  const text = JSON.stringify([title, description, introText, questions, ...own]);
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33 + text.charCodeAt(index)) % 4_294_967_291;
  return hash.toString(36);
};

/** Stores in this browser that the current version of the survey was tried. */
export const rememberPreview = (campaignId: string, content: SurveyContent): void => {
  try {
    localStorage.setItem(keyOf(campaignId), markOf(content));
  } catch {
    // The browser stores nothing: the checklist continues to recommend the preview.
  }
};

/** Whether the survey was tried in this browser and is unchanged since. */
export const isPreviewed = (campaignId: string, content: SurveyContent): boolean => {
  try {
    return localStorage.getItem(keyOf(campaignId)) === markOf(content);
  } catch {
    return false;
  }
};
