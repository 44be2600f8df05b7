import { type MomentFilter, responseMarks } from '@folkmoot/contracts';
import type { Filter } from '@folkmoot/service-kit';
import type { SegmentTest } from '../survey/question-types.domain';
import type { AnswerCondition } from './answer-conditions.domain';
import type { LabelCondition } from './label-condition.domain';
import type { ResponseFilter } from './response.repository';

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const holding = (words: string) => ({ $regex: escaped(words), $options: 'i' });

/** In the order of texts it is behind digits, colons and the T before a time. */
const AFTER_ALL_TIMES = '~';

const testFilter = (test: SegmentTest): object => {
  if (test.is === 'between') return { answer: { $gte: test.from, $lte: test.to } };
  // In MongoDB this matches a single value and a list that contains the value.
  return test.is === 'first' ? { 'answer.0': test.value } : { answer: test.value };
};

/** Stored days and times are in the order of their texts. A day contains each of its times. */
const spanFilter = ({ from, to }: MomentFilter): object => ({
  ...(from === '' ? {} : { $gte: from }),
  ...(to === '' ? {} : { $lte: `${to}${AFTER_ALL_TIMES}` }),
});

const conditionFilter = (condition: AnswerCondition): object => {
  const { questionId } = condition;
  if ('words' in condition) return { answers: { $elemMatch: { questionId, answer: holding(condition.words) } } };
  if ('from' in condition) return { answers: { $elemMatch: { questionId, answer: spanFilter(condition) } } };
  const each = condition.anyOf.map((test) => ({ answers: { $elemMatch: { questionId, ...testFilter(test) } } }));
  return each.length === 1 ? (each[0] as object) : { $or: each };
};

const labelFilter = ({ questions, sentiments, themes, languages, by, flags, isReviewed }: LabelCondition): object => ({
  comments: {
    $elemMatch: {
      questionId: { $in: questions },
      ...(sentiments ? { 'shown.sentiment': { $in: sentiments } } : {}),
      ...(themes ? { 'shown.themes': { $in: themes } } : {}),
      ...(languages ? { language: { $in: languages } } : {}),
      ...(by ? { 'shown.by': by } : {}),
      ...(flags ? { flags: { $in: flags } } : {}),
      ...(isReviewed === undefined ? {} : { reviewed: isReviewed ? { $ne: null } : null }),
    },
  },
});

const numbered = ({ after, before }: NonNullable<ResponseFilter['numbers']>): object =>
  after === undefined && before === undefined
    ? {}
    : {
        number: { ...(after === undefined ? {} : { $gt: after }), ...(before === undefined ? {} : { $lt: before }) },
      };

const between = (since: Date | undefined, before: Date | undefined): object =>
  since || before ? { createdAt: { ...(since ? { $gte: since } : {}), ...(before ? { $lt: before } : {}) } } : {};

const named = ({ ids, exceptIds, batchId }: Pick<ResponseFilter, 'ids' | 'exceptIds' | 'batchId'>): object => ({
  ...(ids === undefined && exceptIds === undefined
    ? {}
    : { _id: { ...(ids && { $in: ids }), ...(exceptIds && { $nin: exceptIds }) } }),
  ...(batchId === undefined ? {} : { 'exclusion.batchId': batchId }),
});

/** Every filter of waves names the field, so that the index of the responses in waves serves it. */
const inWaves = (waves: ResponseFilter['waves']): object => {
  if (waves === undefined) return {};
  if (waves === 'none') return { wave: { $exists: false } };
  return { wave: waves === 'any' ? { $exists: true } : { $in: waves } };
};

/** The database filter of a list of responses. */
export const responseFilter = <D>({
  campaignId,
  since,
  before,
  mark,
  round,
  series,
  isExcluded,
  languages,
  answers = [],
  words,
  labels = [],
  numbers = {},
  waves,
  ...rest
}: ResponseFilter): Filter<D> => {
  const all = [
    ...answers.map(conditionFilter),
    ...labels.map(labelFilter),
    ...(words ? [{ answers: { $elemMatch: { answer: holding(words) } } }] : []),
  ];
  return {
    campaignId,
    ...between(since, before),
    ...numbered(numbers),
    ...inWaves(waves),
    ...(mark === undefined ? {} : { marks: { $in: mark === 'any' ? responseMarks : [mark] } }),
    ...(round === undefined ? {} : { round }),
    ...(series === undefined ? {} : { series: { $in: series } }),
    ...(isExcluded === undefined ? {} : { isExcluded }),
    ...named(rest),
    ...(languages === undefined ? {} : { language: { $in: languages } }),
    ...(all.length > 0 ? { $and: all } : {}),
  } as unknown as Filter<D>;
};
