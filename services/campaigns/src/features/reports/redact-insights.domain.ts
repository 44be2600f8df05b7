import type { InsightResult } from '@folkmoot/contracts';
import type { StoredInsight } from '../../entities/insight/insight.domain';

/** Keys of a result whose values are not text of people. */
const fixed = new Set(['type', 'responseId', 'questionId', 'label', 'priority']);

const mapped = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fixed.has(name) ? each : mapped(each, change)]),
  );
};

const withTexts = (insight: StoredInsight, change: (text: string) => string): StoredInsight => ({
  ...insight,
  analysis: change(insight.analysis),
  result: mapped(insight.result, change) as InsightResult | null,
});

/** An analysis with all its texts and quotes redacted in one call. */
export const redactedInsight = async (
  insight: StoredInsight,
  change: (texts: readonly string[]) => Promise<readonly string[]>,
): Promise<StoredInsight> => {
  const texts: string[] = [];
  withTexts(insight, (text) => {
    texts.push(text);
    return text;
  });
  const changed = (await change(texts)).values();
  return withTexts(insight, () => changed.next().value ?? '');
};
