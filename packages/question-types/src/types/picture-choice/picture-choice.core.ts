import type { Question } from '@folkmoot/contracts/client';
import { messages as choiceMessages } from '../../choices/choices.messages';
import { distributionChart } from '../../choices/distribution-chart';
import { chosenFromCells, optionCellParts } from '../../choices/from-cells';
import { oneOptionCandidates, someOptionsCandidates } from '../../choices/option-candidates';
import { chosenOption, tickedOptions } from '../../choices/option-variables';
import { optionLabel, optionResult, optionsOf, optionsText } from '../../choices/options';
import { imagesOf, pictureOf, pictureProblems, trimmedImages } from '../../choices/pictures/pictures';
import { commonParts, type OptionCount, type QuestionTypeCore } from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import { questionSettings } from '../../options/settings';
import { multiselect } from '../multiselect/multiselect.core';
import { pictureChoiceAnswers } from './picture-choice.answers';
import { messages } from './picture-choice-staff.messages';

export interface PictureChoiceResult {
  distribution: (OptionCount & { imageUrl: string; alt: string })[];
  isSeveral: boolean;
}

/** The text that names the total of the percentages. */
export const baseOf = (isSeveral: boolean) => (isSeveral ? choiceMessages.severalBase : choiceMessages.base);

const problemsOf = (question: Question): string[] => {
  const images = imagesOf(question);
  if (images.length === 0) return [messages.none];
  return [...pictureProblems(question), ...(images.length === 1 ? [messages.onlyOne] : [])];
};

const SECONDS = 8;

/** Pictures to choose from. Everything except its settings is shared with the multi-select. */
export const pictureChoice: QuestionTypeCore<string[], PictureChoiceResult> = {
  ...multiselect,
  ...pictureChoiceAnswers,
  ...typeWords.pictureChoice,
  icon: 'pictures',
  group: 'choose',
  hasFreeOrder: true,
  create: (id) => ({ id, type: 'pictureChoice', title: '', required: false, imageOptions: [] }),
  normalise: (question) => ({
    ...commonParts(question),
    imageOptions: trimmedImages(question),
    ...questionSettings(question),
    ...(question.canPickSeveral ? { canPickSeveral: true } : {}),
  }),
  problems: problemsOf,
  candidates: (question, needs) =>
    question.canPickSeveral
      ? someOptionsCandidates(question, needs)
      : oneOptionCandidates(optionsOf(question), needs).map((id) => [id]),
  answerSeconds: () => SECONDS,
  groups: (question) => (question.canPickSeveral ? [] : multiselect.segments(question)),
  result: (counters, question) => ({
    distribution: optionResult(counters, question).distribution.map((counted) => ({
      ...counted,
      ...pictureOf(question, counted.value),
    })),
    isSeveral: question.canPickSeveral ?? false,
  }),
  chart: (result, answered) =>
    distributionChart(result, answered, baseOf(result.isSeveral), result.isSeveral ? 'choices' : 'groups'),
  toText: (answer, question) => answer.map((id) => optionLabel(question, id)).join('; '),
  fromCells: chosenFromCells,
  cellParts: optionCellParts,
  variables: (question) =>
    question.canPickSeveral
      ? tickedOptions(question)
      : chosenOption(question).map((variable) => ({ ...variable, read: ([id = '']) => variable.read(id) })),
  settingsText: (question) =>
    [messages.settings[question.canPickSeveral ? 'several' : 'one'], optionsText(question)].join('; '),
};
