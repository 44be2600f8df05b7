import type { Question, QuestionOption, QuestionTypeId } from '@folkmoot/contracts/client';
import { messages } from './options-staff.messages';

/** @file Which settings of options a type has, and their stored form. */

/** Own words are for lists to choose from, "None of these" also for pictures. */
const withOther: ReadonlySet<QuestionTypeId> = new Set(['dropdown', 'multiselect']);
const withNone: ReadonlySet<QuestionTypeId> = new Set(['dropdown', 'multiselect', 'pictureChoice']);
/** Their answers stay answers when a person is offered only some of the options. */
const withSources: ReadonlySet<QuestionTypeId> = new Set(['dropdown', 'multiselect', 'ranking', 'image']);
const withOrder: ReadonlySet<QuestionTypeId> = new Set([...withSources, 'pictureChoice', 'matrix', 'budget']);

/** Whether staff can say how the options of a question are offered: at least their order. */
export const mayHaveOptionSettings = ({ type }: Question): boolean => withOrder.has(type);
export const mayHaveOther = ({ type }: Question): boolean => withOther.has(type);
export const mayHaveNone = ({ type }: Question): boolean => withNone.has(type);
/** Limits are for several choices. */
export const mayHavePicks = ({ type, canPickSeveral = false }: Question): boolean =>
  type === 'multiselect' || (type === 'pictureChoice' && canPickSeveral);
/** Whether options can come from an earlier question, or have a condition. */
export const mayHaveSources = ({ type }: Question): boolean => withSources.has(type);

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
    exclusive: mayHaveNone(question) && option.exclusive,
    keepAt: option.keepAt,
    showIf: mayHaveSources(question) ? option.showIf : undefined,
    isCarried: mayHaveSources(question) && question.optionsFrom && option.isCarried,
  });
};

export const questionSettings = (question: Question): Partial<Question> => {
  const { minPicks, maxPicks, optionOrder, optionsFrom } = question;
  return givenBy({
    ...(mayHavePicks(question) ? { minPicks, maxPicks } : {}),
    ...(mayHaveOptionSettings(question) ? { optionOrder } : {}),
    ...(mayHaveSources(question) ? { optionsFrom } : {}),
  });
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
