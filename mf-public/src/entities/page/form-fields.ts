import { surveyFields } from '@folkmoot/contracts/client';
import { escapeHtml } from './document';

/** The return key presses the first button of a form. It must not be a language button. */
export const FIRST_BUTTON = '<button form="survey" class="fm-sr" tabindex="-1" aria-hidden="true"></button>';

/** A trap field beside the form's own fields. People do not see it: if it is filled in, a program did that. */
export const trapField = (label: string): string =>
  `<div class="fm-sr" aria-hidden="true" inert><label>${escapeHtml(label)} <input form="survey" name="${surveyFields.trap}" tabindex="-1" autocomplete="off"></label></div>`;
