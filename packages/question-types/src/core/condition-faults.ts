import { type Condition, conditionsOf, type Question } from '@folkmoot/contracts/client';
import { repairs as repairTexts, faults as texts } from './check.messages';
import { operatorLabel, takesValue } from './operators';
import { nameOf } from './question-names';
import type { AnyQuestionType } from './question-type';
import { questionType } from './registry';
import { remembered } from './remembered';
import { removal } from './repairs';
import type { ProblemCode, Repair } from './survey-problem';

/** What is wrong with one condition as it is written, whatever people answer. */
export interface ConditionFault {
  code: ProblemCode;
  /** Follows the name of the question. */
  text: string;
  repairs: Repair[];
}

/** Where each question of a survey stands. */
export interface Places {
  readonly questions: readonly Question[];
  readonly places: ReadonlyMap<string, number>;
}

export const placesIn = (questions: readonly Question[]): Places => ({
  questions,
  places: new Map(questions.map(({ id }, index) => [id, index])),
});

const choiceValues = remembered(
  (question: Question): ReadonlySet<string> =>
    new Set(
      questionType(question.type)
        .choices(question)
        .map(({ value }) => value),
    ),
);

const isBlank = (value: Condition['value']): boolean => String(value).trim() === '';

type Found = Pick<ConditionFault, 'code' | 'text'> & { repairs?: Repair[] };

const chooseOperator = (question: Question, index: number, asked: Question): Repair => ({
  kind: 'choose_operator',
  questionId: question.id,
  index,
  label: repairTexts.chooseOperator,
  choices: questionType(asked.type).operators.map((value) => ({ value, label: operatorLabel(asked.type, value) })),
});

const chooseOption = (question: Question, index: number, asked: Question): Repair => ({
  kind: 'choose_option',
  questionId: question.id,
  index,
  label: repairTexts.chooseOption,
  choices: questionType(asked.type).choices(asked),
});

const isNoNumber = ({ conditionInput }: AnyQuestionType, value: Condition['value']): boolean =>
  conditionInput === 'number' && !Number.isFinite(Number(value));

const valueFault = ({ value }: Condition, asked: Question): 'none' | 'unknown' | null => {
  const type = questionType(asked.type);
  if (isBlank(value) || isNoNumber(type, value)) return 'none';
  return type.conditionInput === 'choice' && !choiceValues(asked).has(String(value)) ? 'unknown' : null;
};

const faultOfValue = (question: Question, condition: Condition, index: number, asked: Question): Found | null => {
  const fault = takesValue(condition.operator) ? valueFault(condition, asked) : null;
  if (fault === 'none') return { code: 'condition_incomplete', text: texts.noValue };
  if (fault === null) return null;
  return {
    code: 'condition_option_missing',
    text: texts.optionMissing,
    repairs: [chooseOption(question, index, asked)],
  };
};

const misplaced = (question: Question, asked: Question, place: number): Found => ({
  code: 'condition_question_later',
  text: texts.questionLater,
  repairs:
    asked.id === question.id
      ? []
      : [
          {
            kind: 'move_below',
            questionId: question.id,
            afterId: asked.id,
            label: repairTexts.moveBelow(nameOf(asked, place + 1)),
          },
        ],
});

const find = ({ questions, places }: Places, question: Question, condition: Condition, index: number): Found | null => {
  if (condition.questionId === '') return { code: 'condition_incomplete', text: texts.noQuestion };
  const place = places.get(condition.questionId);
  const asked = place === undefined ? undefined : questions[place];
  if (!asked || place === undefined) return { code: 'condition_question_missing', text: texts.questionMissing };
  if (place >= (places.get(question.id) ?? 0)) return misplaced(question, asked, place);
  if (!questionType(asked.type).operators.includes(condition.operator)) {
    const repairs = [chooseOperator(question, index, asked)];
    return { code: 'condition_operator_unknown', text: texts.operatorUnknown, repairs };
  }
  return faultOfValue(question, condition, index, asked);
};

/** For each condition of a question, in their order, what is wrong with it. */
export const conditionFaults = (where: Places, question: Question): (ConditionFault | null)[] =>
  conditionsOf(question.showIf).conditions.map((condition, index) => {
    const found = find(where, question, condition, index);
    return found && { ...found, repairs: [...(found.repairs ?? []), removal(question, index)] };
  });
