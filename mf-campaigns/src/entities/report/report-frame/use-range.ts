import { type DayRange, localDay } from '@folkmoot/calendar/days';
import { useCouncilZone, useSearchPatch } from '@folkmoot/shell-sdk';
import { type Range, type RangeName, rangeIn } from './date-range';

export interface RangeChoice extends Range {
  /** One round of a recurring campaign. Undefined for all rounds. */
  readonly round: number | undefined;
  /** Days and round as query parameters for the server. */
  readonly asked: DayRange & { round?: number; importedSeries?: string };
  readonly today: string;
  choose: (name: RangeName) => void;
  setDays: (days: { from?: string; to?: string }) => void;
  chooseRound: (round: number | null) => void;
  clear: () => void;
}

const roundIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

/** The date filter of a report. It is in the address. Its days are in the council's time zone. */
export const useRange = (): RangeChoice => {
  const { params, patch } = useSearchPatch();
  const today = localDay(new Date(), useCouncilZone());
  const range = rangeIn(params, today);
  const round = roundIn(params.get('round'));
  const custom = range.name === 'custom' ? range.days : {};
  return {
    ...range,
    today,
    round,
    asked: { ...range.days, ...(round === undefined ? {} : { round }) },
    choose: (name) => {
      const { days } = rangeIn(new URLSearchParams({ range: name }), today);
      const { from = null, to = null } = name === 'custom' ? days : {};
      patch({ range: name === 'all' ? null : name, from, to });
    },
    // An empty field gets its default day.
    setDays: (days) => {
      const { from = null, to = null } = { ...custom, ...days };
      patch({ range: 'custom', from, to });
    },
    chooseRound: (number) => patch({ round: number === null ? null : String(number) }),
    clear: () => patch({ range: null, from: null, to: null, round: null }),
  };
};
