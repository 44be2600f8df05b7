import type { QuestionTypeId } from '@folkmoot/contracts/client';
import type { AnyQuestionType, QuestionGroup } from '../core/question-type';
import { questionTypes } from '../core/registry';
import { messages } from './type-groups.messages';

/** Types under one heading of the list where staff choose a type. */
interface TypeGroup {
  readonly id: QuestionGroup;
  readonly label: string;
  readonly types: readonly AnyQuestionType[];
}

/** The groups in the order of the list. */
const groupLabels = messages satisfies Readonly<Record<QuestionGroup, string>>;
const groupIds = Object.keys(groupLabels) as QuestionGroup[];

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const wordsOf = ({ label, summary, group, keywords = '' }: AnyQuestionType): string[] =>
  wordsIn(`${label} ${summary} ${groupLabels[group]} ${keywords}`);

/** Whether each word of a search begins a word of the type. */
const matches = (type: AnyQuestionType, search: string): boolean => {
  const words = wordsOf(type);
  return wordsIn(search).every((sought) => words.some((word) => word.startsWith(sought)));
};

/** The types that a search finds, in groups. Without a search, all of them but `current`. */
export const typeGroups = (search = '', current?: QuestionTypeId): TypeGroup[] =>
  groupIds
    .map((id) => ({
      id,
      label: groupLabels[id],
      types: questionTypes.filter((type) => type.group === id && type.id !== current && matches(type, search)),
    }))
    .filter(({ types }) => types.length > 0);
