import { languageName } from '@folkmoot/contracts/client';

const texts = (count: number): string => (count === 1 ? '1 text' : `${count.toLocaleString('en')} texts`);

/** Words for parts of a survey, before their number. */
export const partNames = { question: 'Question', section: 'Section', endPage: 'End page' };

/** The problem texts. They follow the name of the question. */
export const faults = {
  noTitle: 'has no title',
  unknownType: 'is of a type that is not available',
  noQuestion: 'has a condition without a question',
  noValue: 'has a condition without a value',
  questionMissing: 'has a condition on a question that no longer exists',
  questionLater: 'has a condition on a question that does not stand before it',
  operatorUnknown: 'has a condition that the question it asks about cannot meet',
  optionMissing: 'has a condition on an option that does not exist',
  altMissing: 'has an image without a description for people who cannot see it',
};

export const logic = {
  neverShown: (isRequired: boolean, reason: string) =>
    `${isRequired ? 'is required but never shown' : 'is never shown'}: ${reason}`,
  contradicting: 'its conditions contradict each other',
  impossible: 'its condition can never be met',
  dependsOn: (name: string) => `it depends on ${name}, which is never shown`,
  noAnswers: 'no answers to the questions before it lead there',
  alwaysShown: 'has conditions that are always met: everybody sees it',
  alwaysMet: (number: number) => `has a condition that is always met, number ${number}: it changes nothing`,
  neverMet: (number: number) => `has a condition that is never met, number ${number}: it changes nothing`,
};

/** Problems of the survey as a whole. */
export const wholeSurvey = {
  noTitle: 'The survey has no title.',
  altMissing: 'The supporting picture has no description for people who cannot see it.',
  linkWithoutText: (number: number) => `Link ${number} of the thank-you has no text.`,
  linkAddress: (number: number) =>
    `Link ${number} of the thank-you needs an address that begins with https://, such as https://www.example.org/plans.`,
  quotaWithoutOption: (number: number) => `Quota ${number} asks for an option that does not exist. Choose one.`,
  quotaRepeated: (number: number) => `Quota ${number} is for the same option as another one.`,
  foreignFile: 'The supporting document is not in the storage of the council. Upload it here.',
  untranslated: (language: string, missing: number) =>
    `${texts(missing)} of the survey ${missing === 1 ? 'is' : 'are'} not translated into ${languageName(language)}.`,
  stale: (language: string, count: number) =>
    `${texts(count)} of the survey ${count === 1 ? 'was' : 'were'} changed after the translation into ${languageName(language)}. Check the translation.`,
  tooLong: (minutes: number, most: number) =>
    `The survey takes about ${minutes.toLocaleString('en')} minutes. Above ${most} minutes many people give up.`,
};

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
};

/** Problems of links to the population. They follow the name of the question. */
export const populationTexts = {
  dimensionMissing: 'is linked to a group of the population that the council no longer has. Choose another one',
  unlinked: (labels: readonly string[], dimension: string) =>
    `is linked to ${dimension}, but ${labels.length === 1 ? 'an option has' : `${labels.length} options have`} no category: ${listed(labels)}`,
  uncovered: (names: readonly string[], dimension: string) =>
    `is linked to ${dimension}, but no option is for ${listed(names)}`,
  twice: (name: string) => `is linked to the same part of the population as ${name}. Only one of them is counted`,
};

/** Labels of the repair buttons. */
export const repairs = {
  removeCondition: (number: number, of: number) => (of === 1 ? 'Remove the condition' : `Remove condition ${number}`),
  removeConditions: 'Always show the question',
  joinAny: 'Show it when any condition is met',
  moveBelow: (name: string) => `Move it below ${name}`,
  chooseOption: 'Choose another option',
  chooseOperator: 'Choose another comparison',
};

/** Problems of sections. They follow the name of the section. */
export const sectionTexts = {
  noTitle: 'has no title',
  isEmpty: 'has no questions: nobody sees it',
  neverShown: 'is never shown: its condition can never be met',
  alwaysShown: 'has a condition that is always met: everybody sees it',
};

/** Problems of end pages. They follow the name of the page. */
export const endPageTexts = {
  noTitle: 'has no title',
  noCondition: 'has no condition: nobody sees it',
  linkWithoutText: (number: number) => `has a link without a text, number ${number}`,
  linkAddress: (number: number) => `has a link, number ${number}, that needs an address that begins with https://`,
  neverShown: 'is never shown: its condition can never be met',
  alwaysShown: 'has a condition that is always met: everybody sees it',
  screensEverybody: 'has a condition that is always met: the survey ends there for everybody',
};
