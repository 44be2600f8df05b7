import { directionOf, LANGUAGE_BUTTON, surveyFields, surveyLanguages } from '@folkmoot/contracts/client';
import { escapeHtml } from './document';

const nameOf = (language: string): string =>
  Object.entries(surveyLanguages).find(([tag]) => tag === language)?.[1] ?? language;

const buttonFor = (language: string, { current, carried = '' }: Choice): string => {
  const tag = escapeHtml(language);
  const said = `lang="${tag}" dir="${directionOf(language)}"`;
  const name = escapeHtml(nameOf(language));
  if (language === current) return `<span ${said} aria-current="true">${name}</span>`;
  return `<button form="survey" name="${LANGUAGE_BUTTON}" value="${tag}" formaction="?lang=${tag}${carried && `&amp;${escapeHtml(carried)}`}" class="fm-link" ${said}>${name}</button>`;
};

/** The return key presses the first button of a form. It must not be a language button. */
const FIRST_BUTTON = '<button form="survey" class="fm-sr" tabindex="-1" aria-hidden="true"></button>';

interface Choice {
  readonly languages: readonly string[];
  readonly current: string;
  readonly label: string;
  /** Language of the label, when it is not the page's. */
  readonly lang?: string | undefined;
  /** Other parameters of the page address, such as an invitation. */
  readonly carried?: string | undefined;
}

/**
 * Buttons of the survey's form that reload it in another language. Answers are kept with and without script. Empty
 * when there is only one language.
 */
export const languageLinks = (choice: Choice): string => {
  const { languages, label, lang } = choice;
  if (languages.length < 2) return '';
  const marked = lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`;
  const buttons = languages.map((each) => buttonFor(each, choice)).join('');
  return `${FIRST_BUTTON}<nav class="fm-languages" aria-label="${escapeHtml(label)}"${marked}>${buttons}</nav>`;
};

/** A trap field beside the form's own fields. People do not see it: if it is filled in, a program did that. */
export const trapField = (label: string): string =>
  `<div class="fm-sr" aria-hidden="true" inert><label>${escapeHtml(label)} <input form="survey" name="${surveyFields.trap}" tabindex="-1" autocomplete="off"></label></div>`;
