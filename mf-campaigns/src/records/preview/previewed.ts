import type { SurveyContent } from '@folkmoot/contracts/client';

const keyOf = (campaignId: string): string => `folkmoot.previewed.${campaignId}`;

/** A short mark of a survey's texts and questions: another survey has, as good as surely, another one. */
const markOf = ({ title, description, introText, questions }: SurveyContent): string => {
  const text = JSON.stringify([title, description, introText, questions]);
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33 + text.charCodeAt(index)) % 4_294_967_291;
  return hash.toString(36);
};

/** Remembers in this browser that the survey was tried as it stands now. */
export const rememberPreview = (campaignId: string, content: SurveyContent): void => {
  try {
    localStorage.setItem(keyOf(campaignId), markOf(content));
  } catch {
    // A browser that stores nothing: the checklist goes on recommending it.
  }
};

/** Whether the survey was tried in this browser and has not changed since. */
export const isPreviewed = (campaignId: string, content: SurveyContent): boolean => {
  try {
    return localStorage.getItem(keyOf(campaignId)) === markOf(content);
  } catch {
    return false;
  }
};
