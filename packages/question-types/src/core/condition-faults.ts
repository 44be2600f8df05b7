import { type Condition, conditionsOf, type Question, type ShowIf } from '@folkmoot/contracts/client';
import { repairs as repairTexts, faults as texts } from './check.messages';
import { operatorLabel, takesValue } from './operators';
import { nameOf } from './question-names';
import type { AnyQuestionType } from './question-type';
import { questionType } from './registry';
import { remembered } from './remembered';
import { removal } from './repairs';
import type { ProblemCode, Repair } from './survey-problem';

/** A fault of one condition as it is written, for any answers. */
export interface ConditionFault {
  code: ProblemCode;
  /** The text follows the name of the question. */
  text: string;
  repairs: Repair[];
}

/** Positions of the questions of a survey. */
export interface QuestionPositions {
  readonly questions: readonly Question[];
  readonly positions: ReadonlyMap<string, number>;
}

export const positionsIn = (questions: readonly Question[]): QuestionPositions => ({
  questions,
  positions: new Map(questions.map(({ id }, index) => [id, index])),
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

type FaultFinding = Pick<ConditionFault, 'code' | 'text'> & { repairs?: Repair[] };

const chooseOperator = (question: Question, index: number, source: Question): Repair => ({
  kind: 'choose_operator',
  questionId: question.id,
  index,
  label: repairTexts.chooseOperator,
  choices: questionType(source.type).operators.map((value) => ({ value, label: operatorLabel(source.type, value) })),
});

const chooseOption = (question: Question, index: number, source: Question): Repair => ({
  kind: 'choose_option',
  questionId: question.id,
  index,
  label: repairTexts.chooseOption,
  choices: questionType(source.type).choices(source),
});

const isNoNumber = ({ conditionInput }: AnyQuestionType, value: Condition['value']): boolean =>
  conditionInput === 'number' && !Number.isFinite(Number(value));

const valueFault = ({ value }: Condition, source: Question): 'none' | 'unknown' | null => {
  const type = questionType(source.type);
  if (isBlank(value) || isNoNumber(type, value)) return 'none';
  if (type.moments?.fromCondition(value, source) === '') return 'none';
  return type.conditionInput === 'choice' && !choiceValues(source).has(String(value)) ? 'unknown' : null;
};

const faultOfValue = (
  question: Question,
  condition: Condition,
  index: number,
  source: Question,
): FaultFinding | null => {
  const fault = takesValue(condition.operator) ? valueFault(condition, source) : null;
  if (fault === 'none') return { code: 'condition_incomplete', text: texts.noValue };
  if (fault === null) return null;
  return {
    code: 'condition_option_missing',
    text: texts.optionMissing,
    repairs: [chooseOption(question, index, source)],
  };
};

const misplaced = (question: Question, source: Question, position: number): FaultFinding => ({
  code: 'condition_question_later',
  text: texts.questionLater,
  repairs:
    source.id === question.id
      ? []
      : [
          {
            kind: 'move_below',
            questionId: question.id,
            afterId: source.id,
            label: repairTexts.moveBelow(nameOf(source, position + 1)),
          },
        ],
});

const find = (
  { questions, positions }: QuestionPositions,
  question: Question,
  condition: Condition,
  index: number,
  before: number,
): FaultFinding | null => {
  if (condition.questionId === '') return { code: 'condition_incomplete', text: texts.noQuestion };
  const position = positions.get(condition.questionId);
  const source = position === undefined ? undefined : questions[position];
  if (!source || position === undefined) return { code: 'condition_question_missing', text: texts.questionMissing };
  if (position >= before) return misplaced(question, source, position);
  if (!questionType(source.type).operators.includes(condition.operator)) {
    const repairs = [chooseOperator(question, index, source)];
    return { code: 'condition_operator_unknown', text: texts.operatorUnknown, repairs };
  }
  return faultOfValue(question, condition, index, source);
};

/** The fault of each condition of a question, in their order. Null for a correct condition. */
export const conditionFaults = (where: QuestionPositions, question: Question): (ConditionFault | null)[] =>
  conditionsOf(question.showIf).conditions.map((condition, index) => {
    const fault = find(where, question, condition, index, where.positions.get(question.id) ?? 0);
    return fault && { ...fault, repairs: [...(fault.repairs ?? []), removal(question, index)] };
  });

/** The faults of a rule that is decided before the question at a position, such as that of a section. */
export const ruleFaults = (
  where: QuestionPositions,
  showIf: ShowIf | null | undefined,
  before: number,
): (Pick<ConditionFault, 'code' | 'text'> | null)[] => {
  const question = { id: '', showIf } as Question;
  return conditionsOf(showIf).conditions.map((condition, index) => {
    const fault = find(where, question, condition, index, before);
    return fault && { code: fault.code, text: fault.text };
  });
};
