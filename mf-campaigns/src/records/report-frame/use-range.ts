import { useCouncilZone, useSearchPatch } from '@folkmoot/shell-sdk';
import { type Range, type RangeName, rangeIn, todayIn } from './date-range';

export interface RangeChoice extends Range {
  readonly today: string;
  choose: (name: RangeName) => void;
  setDays: (days: { from?: string; to?: string }) => void;
  clear: () => void;
}

/** The date filter of a report. It lives in the address, and its days are those of the council. */
export const useRange = (): RangeChoice => {
  const { params, patch } = useSearchPatch();
  const today = todayIn(useCouncilZone());
  const range = rangeIn(params, today);
  const custom = range.name === 'custom' ? range.days : {};
  return {
    ...range,
    today,
    choose: (name) => {
      const { days } = rangeIn(new URLSearchParams({ range: name }), today);
      const { from = null, to = null } = name === 'custom' ? days : {};
      patch({ range: name === 'all' ? null : name, from, to });
    },
    // A field that was emptied takes its usual day again.
    setDays: (days) => {
      const { from = null, to = null } = { ...custom, ...days };
      patch({ range: 'custom', from, to });
    },
    clear: () => patch({ range: null, from: null, to: null }),
  };
};
