import type { SendingRecord, StoredInsight } from '../../entities/insight';
import type { Entry } from './entry';

/** Words of single responses, and what names one. */
const left: ReadonlySet<string> = new Set([
  'quotes',
  'examples',
  'responseId',
  'responseIds',
  'citedIds',
  'droppedClaims',
]);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A value without the words of single responses, at any depth. */
const withoutWords = (value: unknown): unknown => {
  if (value instanceof Date || value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(withoutWords);
  const fields = Object.entries(value).filter(([key]) => !left.has(key));
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutWords(field)]));
};

/** The texts that went to AI providers, and their results, without quotes. */
export const aiEntries = (insights: readonly StoredInsight[], sendings: readonly SendingRecord[]): Entry[] => [
  ...sendings.map(({ councilId: _, isNoted: __, sentAt, ...sending }) => ({
    type: 'ai-sending',
    at: sentAt,
    body: sending,
  })),
  ...insights.map(({ asOf, ...insight }) => ({
    type: 'ai-insight',
    at: asOf,
    body: { insight: withoutWords(insight) },
  })),
];
