import { readLimeSurvey } from '../lime-survey/read-lime-survey';
import { isLimeSurvey } from '../lime-survey/read-tables';
import { isDefinition, readDefinition } from '../survey-definition/read-definition';
import { isSurveyJs, readSurveyJs } from '../survey-js/read-survey-js';
import type { SurveyFormat } from './survey-format';
import { csvFormat, textFormat } from './text-formats';
import { damagedJson, limeSurveyArchive, unknownMarkup } from './unreadable-formats';
import { wordFormat } from './word-format';

/** The survey that was downloaded from this product. */
const definitionFormat: SurveyFormat = {
  recognises: ({ json }) => isDefinition(json),
  read: ({ json }) => readDefinition(json),
};

const surveyJsFormat: SurveyFormat = {
  recognises: ({ json }) => isSurveyJs(json),
  read: ({ json }) => readSurveyJs(json),
};

/** A survey, a group or a question, as XML (.lss, .lsg, .lsq). */
const limeSurveyFormat: SurveyFormat = {
  recognises: ({ text }) => text !== null && isLimeSurvey(text),
  read: ({ text }) => readLimeSurvey(text ?? ''),
};

/** The first that recognises a file reads it. Any text is a text, so that one is the last. */
export const surveyFormats: readonly SurveyFormat[] = [
  definitionFormat,
  surveyJsFormat,
  limeSurveyFormat,
  limeSurveyArchive,
  wordFormat,
  csvFormat,
  unknownMarkup,
  damagedJson,
  textFormat,
];
