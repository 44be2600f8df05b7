import type { Question, QuestionOption, QuestionTypeId } from '@folkmoot/contracts/client';
import { messages } from './options-staff.messages';

/** @file Which settings of options a type has, and their stored form. */

/** Own words and "None of these" are for lists to choose from. Limits are for several choices. */
const withOther: ReadonlySet<QuestionTypeId> = new Set(['dropdown', 'multiselect']);
const withPicks: ReadonlySet<QuestionTypeId> = new Set(['multiselect']);

const withSettings: ReadonlySet<QuestionTypeId> = new Set(['dropdown', 'multiselect', 'ranking', 'image']);

/** Whether staff can say how the options of a question are offered. */
export const mayHaveOptionSettings = ({ type }: Question): boolean => withSettings.has(type);
export const mayHaveOther = ({ type }: Question): boolean => withOther.has(type);
export const mayHavePicks = ({ type }: Question): boolean => withPicks.has(type);

type OptionSettings = Omit<QuestionOption, 'id' | 'label'>;

const givenBy = <S extends object>(settings: S): Partial<S> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value)) as Partial<S>;

/** The settings of an option that its question uses. */
export const optionSettings = (option: QuestionOption, question: Question): OptionSettings => {
  if (!mayHaveOptionSettings(question)) return {};
  const isOther = Boolean(mayHaveOther(question) && option.other && !option.isCarried);
  return givenBy({
    other: isOther,
    isPersonal: isOther && option.isPersonal,
    exclusive: mayHaveOther(question) && option.exclusive,
    keepAt: option.keepAt,
    showIf: option.showIf,
    isCarried: question.optionsFrom && option.isCarried,
  });
};

export const questionSettings = (question: Question): Partial<Question> => {
  const { minPicks, maxPicks, optionOrder, optionsFrom } = question;
  return givenBy({ ...(mayHavePicks(question) ? { minPicks, maxPicks } : {}), optionOrder, optionsFrom });
};

const optionsIn = ({ options, imageOptions }: Question): readonly QuestionOption[] => options ?? imageOptions ?? [];

/** Settings that no answer could meet. */
export const settingProblems = (question: Question): string[] => {
  const options = optionsIn(question);
  const { minPicks: least = 0, maxPicks: most = Number.POSITIVE_INFINITY } = question;
  const ordinary = options.filter(({ exclusive }) => !exclusive).length;
  return [
    ...(options.filter(({ other }) => other).length > 1 ? [messages.severalOthers] : []),
    ...(options.some(({ other, exclusive }) => other && exclusive) ? [messages.otherAndNone] : []),
    ...(least > most ? [messages.leastAboveMost(least, most)] : []),
    ...(least > ordinary ? [messages.leastAboveOptions(least, ordinary)] : []),
  ];
};
