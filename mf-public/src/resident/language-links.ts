import { surveyLanguages } from '@folkmoot/contracts/client';
import { directionOf, escapeHtml } from './document';
import { messages } from './languages.messages';

const nameOf = (language: string): string =>
  Object.entries(surveyLanguages).find(([tag]) => tag === language)?.[1] ?? language;

const linkTo = (language: string, current: string): string => {
  const tag = escapeHtml(language);
  const here = language === current ? ' aria-current="true"' : '';
  return `<a href="?lang=${tag}" hreflang="${tag}" lang="${tag}" dir="${directionOf(language)}"${here}>${escapeHtml(nameOf(language))}</a>`;
};

/** Plain links to the languages of a survey; nothing where there is only one. Answers on the device stay: ids do. */
export const languageLinks = (languages: readonly string[], current: string): string =>
  languages.length > 1
    ? `<nav class="fm-languages" aria-label="${messages.label}" lang="en">${languages.map((each) => linkTo(each, current)).join('')}</nav>`
    : '';
