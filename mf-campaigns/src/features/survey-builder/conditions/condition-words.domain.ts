import { type Condition, conditionsOf, type Question, type ShowIf } from '@folkmoot/contracts/client';
import { operatorLabel, questionType, takesValue } from '@folkmoot/question-types/core';
import { missingIn } from './condition-edits.domain';
import { messages } from './condition-words.messages';

const SHORT = 60;

/** Whether an answer can have several options, so that it includes an option and is not equal to it. */
const hasSeveral = (asked: Question, value: string): boolean => questionType(asked.type).parse([value], asked).ok;

const verbOf = ({ operator, value }: Condition, asked: Question): string => {
  const { conditionInput } = questionType(asked.type);
  if (conditionInput === 'moment') return operatorLabel(asked.type, operator);
  if (conditionInput !== 'choice') return messages.verbs[operator] ?? operatorLabel(asked.type, operator);
  const verbs = hasSeveral(asked, String(value)) ? messages.several : messages.single;
  return verbs[operator] ?? messages.verbs[operator] ?? operatorLabel(asked.type, operator);
};

const valueInWords = ({ value }: Condition, asked: Question): string => {
  const { conditionInput, choices, moments } = questionType(asked.type);
  if (moments) return moments.inWords(moments.fromCondition(value, asked));
  if (conditionInput === 'text') return messages.quoted(String(value));
  return choices(asked).find((choice) => choice.value === String(value))?.label ?? String(value);
};

/** One condition as words. Null when it is incomplete, or its question does not exist. */
const inWords = (condition: Condition, questions: readonly Question[]): string | null => {
  const asked = questions.find(({ id }) => id === condition.questionId);
  if (!asked || missingIn(condition)) return null;
  const title = messages.quoted(asked.title.trim().slice(0, SHORT) || messages.untitled);
  const verb = verbOf(condition, asked);
  return takesValue(condition.operator) ? `${title} ${verb} ${valueInWords(condition, asked)}` : `${title} ${verb}`;
};

/** The rule of a question as a sentence: Shown when “Do you live here?” is Yes. Null when nothing restricts it. */
export const ruleInWords = (showIf: ShowIf | null | undefined, questions: readonly Question[]): string | null => {
  const { join, conditions } = conditionsOf(showIf);
  const words = conditions.map((condition) => inWords(condition, questions)).filter((each) => each !== null);
  return words.length > 0 ? messages.shownWhen(words.join(messages.joins[join])) : null;
};
