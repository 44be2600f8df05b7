import {
  type AnswerColumnUse,
  type AnswerImport,
  DomainError,
  isOtherWordsId,
  type Question,
} from '@folkmoot/contracts';
import { headingOfPart, titleOf } from '@folkmoot/response-export';
import { cellPartsOf, withOtherWords } from '../../entities/survey';
import { messages } from './answer-series.messages';

type Target = AnswerImport['targets'][number];

interface NamedTarget extends Target {
  /** Headings that mean it. */
  readonly names: readonly string[];
}

const SUBMITTED: ReadonlySet<string> = new Set([
  ...['submitted date', 'submitted', 'submitted at', 'date submitted', 'submitdate', 'timestamp', 'datestamp'],
]);

const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const namedTargets = (questions: readonly Question[]): NamedTarget[] => {
  let number = 0;
  return withOtherWords(questions).flatMap((question, index) => {
    const { id: questionId, type } = question;
    if (!isOtherWordsId(questionId)) number += 1;
    const title = titleOf(question, index);
    const code = `Q${number}`;
    const own = isOtherWordsId(questionId) ? [questionId, `${code}_other`] : [questionId, code];
    const parts = cellPartsOf(question).map(({ id: part, label }, place) => ({
      questionId,
      part,
      type,
      label: headingOfPart(title, label),
      names: [headingOfPart(title, label), `${title}: ${label}`, `${questionId}.${part}`, `${code}_${place + 1}`],
    }));
    return [{ questionId, type, label: title, names: [title, ...own] }, ...parts];
  });
};

/** The uses that columns can have, in the order of the survey. */
export const targetsOf = (questions: readonly Question[]): Target[] =>
  namedTargets(questions).map(({ names: _, ...target }) => target);

/** Takes the target that a heading means out of those that are free. */
const takeTarget = (wanted: string, free: NamedTarget[]): NamedTarget | undefined => {
  const at = wanted === '' ? -1 : free.findIndex(({ names }) => names.some((name) => plain(name) === wanted));
  return at < 0 ? undefined : free.splice(at, 1)[0];
};

/** The likely use of each column, from its heading: the text, the id or the number of a question or of a part of it. */
export const guessUses = (headings: readonly string[], questions: readonly Question[]): AnswerColumnUse[] => {
  const free = namedTargets(questions);
  const moment = headings.findIndex((heading) => SUBMITTED.has(plain(heading)));
  return headings.map((heading, index): AnswerColumnUse => {
    const target = takeTarget(plain(heading), free);
    if (!target) return { kind: index === moment ? 'submitted' : 'ignored' };
    const { questionId, part } = target;
    return { kind: 'answer', questionId, ...(part === undefined ? {} : { part }) };
  });
};

const refused = (message: string): DomainError =>
  new DomainError('invalid_input', { detail: message, fields: [{ path: 'columns', message }] });

const keyOf = (use: AnswerColumnUse): string =>
  use.kind === 'answer' ? JSON.stringify([use.questionId, use.part ?? null]) : use.kind;

/** Throws invalid_input, with the reason, for uses that no file can have. */
export const checkUses = (uses: readonly AnswerColumnUse[], questions: readonly Question[]): void => {
  const known = new Set(targetsOf(questions).map(({ questionId, part }) => JSON.stringify([questionId, part ?? null])));
  const used = uses.filter(({ kind }) => kind !== 'ignored').map(keyOf);
  const answers = uses.filter(({ kind }) => kind === 'answer').map(keyOf);
  if (answers.length === 0) throw refused(messages.nothingMapped);
  if (answers.some((key) => !known.has(key))) throw refused(messages.unknownTarget);
  if (new Set(used).size < used.length) throw refused(messages.usedTwice);
};
