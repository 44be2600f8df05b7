import { messages } from '../../choices/choices.messages';
import { distributionChart } from '../../choices/distribution-chart';
import { optionFromCells } from '../../choices/from-cells';
import { oneOptionCandidates } from '../../choices/option-candidates';
import { chosenOption } from '../../choices/option-variables';
import {
  type DistributionResult,
  newOptions,
  optionChoices,
  optionIncrements,
  optionKey,
  optionLabel,
  optionProblems,
  optionResult,
  optionsOf,
  optionsText,
  withOptions,
} from '../../choices/options';
import type { QuestionTypeCore } from '../../core/question-type';
import { optionSegments } from '../../core/segments';
import { typeWords } from '../../core/type-words.messages';
import { dropdownOptionAnswers } from '../../options/option-readers';

const SECONDS = 5;

/** One of several options; the answer is the option's id. */
export const dropdown: QuestionTypeCore<string, DistributionResult> = {
  ...dropdownOptionAnswers,
  ...typeWords.dropdown,
  icon: 'list',
  group: 'choose',
  hasFreeOrder: true,
  operators: ['contains', 'not_contains', 'answered', 'not_answered'],
  create: (id, makeOptionId) => ({
    id,
    type: 'dropdown',
    title: '',
    required: false,
    options: newOptions(makeOptionId),
  }),
  normalise: withOptions,
  problems: optionProblems,
  conditionInput: 'choice',
  choices: optionChoices,
  candidates: (question, needs) => oneOptionCandidates(optionsOf(question), needs),
  answerSeconds: () => SECONDS,
  increments: (answer) => optionIncrements([answer]),
  segments: (question) => optionSegments(optionChoices(question), 'equal', optionKey),
  groups: (question) => optionSegments(optionChoices(question), 'equal', optionKey),
  result: optionResult,
  chart: (result, answered) => distributionChart(result, answered, messages.base),
  toText: (answer, question) => optionLabel(question, answer),
  fromCells: optionFromCells,
  variables: chosenOption,
  settingsText: optionsText,
};
