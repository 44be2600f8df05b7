import type { LeftOutKind } from '@folkmoot/contracts';

const council: Readonly<Record<LeftOutKind, (name: string) => string>> = {
  introFile: (name) => `The file “${name}” is not in a downloaded survey. Upload it again.`,
  picture: (name) => `The picture “${name}” is not in a downloaded survey. Upload it again.`,
  map: (name) =>
    `The map “${name}” belongs to another council. Choose a map of your council, and check the conditions on its areas.`,
  postcodeTable: (name) =>
    `The table “${name}” belongs to another council. Choose a table of your council: without one the whole postcode is kept.`,
};

/** Texts for staff about a survey that was downloaded and is read again. */
export const messages = {
  leftOut: council,
  survey: 'The survey',
  unnamed: (number: number) => `Question ${number}`,
  newer: (version: number) =>
    `This survey was downloaded from a newer version of Folkmoot (format ${version}). Ask whoever runs Folkmoot to update it, or ask for an older file.`,
  noSurvey: 'This JSON file is not a survey that can be read. Download the survey in Folkmoot and choose that file.',
  noQuestions: 'This survey has no questions that can be read.',
  options: (label: string, count: number) => `${label} with ${count} ${count === 1 ? 'option' : 'options'}`,
  sections: (count: number) => `${count} ${count === 1 ? 'section' : 'sections'}`,
  endPages: (count: number) => `${count} ${count === 1 ? 'end page' : 'end pages'}`,
  translations: (languages: string) => `Translations: ${languages}`,
  lostCondition: 'Its condition asks for a question that is not here. Set the condition again.',
  unknownSetting: (name: string) => `The setting “${name}” is not known here and was left out.`,
  unreadable: (path: string) => `It could not be read, because of its “${path}”.`,
  unreadablePart: (name: string) => `“${name}” could not be read and was left out.`,
} as const;
