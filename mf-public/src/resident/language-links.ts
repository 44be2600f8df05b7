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

/** The first button of a form is what the return key presses: it must not be one that changes the language. */
const FIRST_BUTTON = '<button form="survey" class="fm-sr" tabindex="-1" aria-hidden="true"></button>';

interface Choice {
  readonly languages: readonly string[];
  readonly current: string;
  readonly label: string;
  /** Of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  /** What else the address of the page carries, such as an invitation. */
  readonly carried?: string | undefined;
}

/**
 * Buttons of the survey's form that ask for it in another language: with script and without, what was entered is kept.
 * Nothing where there is only one.
 */
export const languageLinks = (choice: Choice): string => {
  const { languages, label, lang } = choice;
  if (languages.length < 2) return '';
  const marked = lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`;
  const buttons = languages.map((each) => buttonFor(each, choice)).join('');
  return `${FIRST_BUTTON}<nav class="fm-languages" aria-label="${escapeHtml(label)}"${marked}>${buttons}</nav>`;
};

/** A field that nobody sees, beside the form's own: what is in it was not written by a person. */
export const trapField = (label: string): string =>
  `<div class="fm-sr" aria-hidden="true" inert><label>${escapeHtml(label)} <input form="survey" name="${surveyFields.trap}" tabindex="-1" autocomplete="off"></label></div>`;
