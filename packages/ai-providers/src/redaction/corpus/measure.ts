import type { RedactionKind } from '@folkmoot/contracts';
import type { PersonalSpan } from '../find-personal-data';

/** An answer of the corpus, and what is personal in it. */
export interface MarkedAnswer {
  readonly text: string;
  readonly marks: readonly PersonalSpan[];
}

const MARK = /\[\[(\w{1,20})\|([^\]]{1,300})\]\]/g;

/** Reads a line of the corpus: `Ring [[name|Ada Novak]] please`, with `\n` for a new line. */
export const markedAnswer = (line: string): MarkedAnswer => {
  const marks: PersonalSpan[] = [];
  let text = '';
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    const [whole, kind = '', words = ''] = match;
    text += line.slice(end, match.index).replaceAll('\\n', '\n');
    marks.push({ start: text.length, end: text.length + words.length, kind: kind as RedactionKind });
    text += words;
    end = match.index + whole.length;
  }
  return { text: text + line.slice(end).replaceAll('\\n', '\n'), marks };
};

/** Kinds of marks that count together. */
export type MarkGroup = 'identifiers' | 'names' | 'addresses';

const groupOf = (kind: RedactionKind): MarkGroup => {
  if (kind === 'name') return 'names';
  return kind === 'address' ? 'addresses' : 'identifiers';
};

const WORD_SIGN = /[\p{L}\p{N}]/u;

/** Whether every letter and digit of a mark is in a span. */
const isCovered = (text: string, { start, end }: PersonalSpan, spans: readonly PersonalSpan[]): boolean => {
  for (let at = start; at < end; at++) {
    if (!WORD_SIGN.test(text[at] ?? '')) continue;
    if (!spans.some((span) => span.start <= at && at < span.end)) return false;
  }
  return true;
};

const touches = (a: PersonalSpan, b: PersonalSpan): boolean => a.start < b.end && b.start < a.end;

interface Share {
  readonly covered: number;
  readonly marks: number;
}

export interface RedactionQuality {
  readonly answers: number;
  /** Marks that are covered whole, by group. */
  readonly groups: Readonly<Record<MarkGroup, Share>>;
  /** Spans that touch a mark, of all spans. */
  readonly precise: number;
  readonly spans: number;
  /** Marks that are not covered and spans that touch none, to look at. */
  readonly missed: readonly string[];
  readonly needless: readonly string[];
}

/** Measures a finder on marked answers. A mark counts only when all its letters and digits are covered. */
export const measureRedaction = (
  answers: readonly MarkedAnswer[],
  find: (text: string) => readonly PersonalSpan[],
): RedactionQuality => {
  const groups = {
    identifiers: { covered: 0, marks: 0 },
    names: { covered: 0, marks: 0 },
    addresses: { covered: 0, marks: 0 },
  };
  const missed: string[] = [];
  const needless: string[] = [];
  let spanCount = 0;
  for (const { text, marks } of answers) {
    const spans = find(text);
    spanCount += spans.length;
    for (const mark of marks) {
      const group = groups[groupOf(mark.kind)];
      group.marks += 1;
      if (isCovered(text, mark, spans)) group.covered += 1;
      else missed.push(`${mark.kind}: ${text.slice(mark.start, mark.end)} | ${text}`);
    }
    for (const span of spans)
      if (!marks.some((mark) => touches(mark, span)))
        needless.push(`${span.kind}: ${text.slice(span.start, span.end)} | ${text}`);
  }
  return { answers: answers.length, groups, precise: spanCount - needless.length, spans: spanCount, missed, needless };
};
