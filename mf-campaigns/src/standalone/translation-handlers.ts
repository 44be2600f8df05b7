import {
  exportTranslationsOperation,
  importTranslationsOperation,
  lookup,
  type SurveyContent,
  type TranslationImport,
} from '@folkmoot/contracts/client';
import { surveyTexts } from '@folkmoot/question-types/core';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import type { Shelf } from './saved-surveys';

/** The changes that a file with a sample translation of each text makes. The file itself is not read. */
const imported = (content: SurveyContent, language: string): TranslationImport => {
  const now = lookup(content.translations, language);
  const texts = surveyTexts(content).map(({ path, what, text }) => {
    const before = lookup(now, path) ?? '';
    return { path, where: what, source: text, before, after: `${text} (${language})` };
  });
  const changed = texts.filter(({ before, after }) => before !== after);
  return {
    format: 'csv',
    language,
    changed,
    stale: [],
    unknown: [],
    withoutPlaceholders: [],
    tooLong: [],
    empty: 0,
    same: texts.length - changed.length,
  };
};

const asSaved = (content: SurveyContent, { language, changed }: TranslationImport): SurveyContent => ({
  ...content,
  translations: {
    ...content.translations,
    [language]: {
      ...lookup(content.translations, language),
      ...Object.fromEntries(changed.map(({ path, after }) => [path, after])),
    },
  },
});

export const translationHandlers = (shelf: Shelf): Handler[] => [
  // A link: the browser asks for the file, and there is no server.
  handle(exportTranslationsOperation, () => undefined),
  handle(importTranslationsOperation, ({ params: { campaignId, language }, query = {} }) => {
    const survey = shelf.survey(campaignId);
    const read = imported(survey, language);
    if (query.dryRun !== 'true') shelf.saveSurvey(campaignId, { ...survey, ...asSaved(survey, read) });
    return read;
  }),
];
