import { messages } from '../../choices/choices.messages';
import { distributionChart } from '../../choices/distribution-chart';
import { chosenFromCells, optionCellParts } from '../../choices/from-cells';
import { someOptionsCandidates } from '../../choices/option-candidates';
import { tickedOptions } from '../../choices/option-variables';
import {
  type DistributionResult,
  newOptions,
  optionChoices,
  optionIncrements,
  optionKey,
  optionLabel,
  optionProblems,
  optionResult,
  optionsText,
  withOptions,
} from '../../choices/options';
import type { QuestionTypeCore } from '../../core/question-type';
import { optionSegments } from '../../core/segments';
import { typeWords } from '../../core/type-words.messages';
import { multiselectOptionAnswers } from '../../options/option-readers';

const SECONDS = 8;

/** Any number of options; the answer is their ids in the order of the question. */
export const multiselect: QuestionTypeCore<string[], DistributionResult> = {
  ...multiselectOptionAnswers,
  ...typeWords.multiselect,
  icon: 'checks',
  group: 'choose',
  hasFreeOrder: true,
  operators: ['contains', 'not_contains', 'answered', 'not_answered'],
  create: (id, makeOptionId) => ({
    id,
    type: 'multiselect',
    title: '',
    required: false,
    options: newOptions(makeOptionId),
  }),
  normalise: withOptions,
  problems: optionProblems,
  conditionInput: 'choice',
  choices: optionChoices,
  candidates: (question, needs) => someOptionsCandidates(question, needs),
  answerSeconds: () => SECONDS,
  increments: optionIncrements,
  segments: (question) => optionSegments(optionChoices(question), 'holding', optionKey),
  result: optionResult,
  chart: (result, answered) => distributionChart(result, answered, messages.severalBase, 'choices'),
  toText: (answer, question) => answer.map((id) => optionLabel(question, id)).join('; '),
  fromCells: chosenFromCells,
  cellParts: optionCellParts,
  variables: tickedOptions,
  settingsText: optionsText,
};
