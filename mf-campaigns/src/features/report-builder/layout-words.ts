import {
  languageName,
  type ReportBlock,
  type ReportFilter,
  type ReportLayout,
  type ReportLayoutFields,
} from '@folkmoot/contracts/client';
import { messages } from './report-builder.messages';

/** The name of a part in the list. */
export const nameIn = ({ questions, missing }: Pick<ReportLayout, 'questions' | 'missing'>) => {
  const titles = new Map([...missing, ...questions].map(({ questionId, title }) => [questionId, title]));
  return (block: ReportBlock): string => {
    if (block.kind === 'question') return titles.get(block.questionId) || messages.untitledQuestion;
    return block.kind === 'text' ? block.heading.trim() || messages.kinds.text : messages.kinds[block.kind];
  };
};

const filterWords = ({ from, to, round, where }: ReportFilter): string => {
  const days = [from && `${messages.from} ${from}`, to && `${messages.to} ${to}`];
  const others = [round && messages.roundOf(round), where && messages.onlyAnswers];
  return [...days, ...others].filter(Boolean).join(', ') || messages.clearFilter;
};

/** Own texts are shown as a whole: the person must see which text is lost. */
const partWords = (block: ReportBlock, nameOf: (block: ReportBlock) => string): string => {
  const text = block.kind === 'text' ? block.text.trim() : '';
  return text === '' ? nameOf(block) : messages.quoted(nameOf(block), text);
};

type Blocks = readonly ReportBlock[];

/** The parts that only one of two arrangements has like this; all of them when only the order differs. */
const differentParts = (blocks: Blocks, other: Blocks): Blocks => {
  const theirs = new Set(other.map((block) => JSON.stringify(block)));
  const different = blocks.filter((block) => !theirs.has(JSON.stringify(block)));
  return different.length > 0 || blocks.length !== other.length ? different : blocks;
};

interface BothBlocks {
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Values of two people who changed the same field. Null: the value is a text. */
export const layoutWords =
  (layout: ReportLayout, { mine, theirs }: BothBlocks) =>
  (field: keyof ReportLayoutFields, value: unknown): string | null => {
    if (field === 'language') return languageName(value as string);
    if (field === 'filter') return filterWords(value as ReportFilter);
    if (field !== 'blocks') return null;
    const nameOf = nameIn(layout);
    const parts = differentParts(value as Blocks, (value === mine ? theirs : mine) as Blocks);
    return parts.map((block) => partWords(block, nameOf)).join(' · ') || messages.withoutOthersParts;
  };
