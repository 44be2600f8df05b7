import { useSearchPatch } from '@folkmoot/shell-sdk';
import type { RangeChoice } from './use-range';

export interface SeriesChoice {
  /** The id of the chosen series. Null for the live answers. */
  readonly id: string | null;
  choose: (id: string | null) => void;
  /** The range with the series in its query. */
  applyTo: (range: RangeChoice) => RangeChoice;
}

/** The chosen series of imported answers. It is in the address. */
export const useSeries = (): SeriesChoice => {
  const { params, patch } = useSearchPatch();
  const param = params.get('series') ?? '';
  const id = /^[A-Za-z0-9_-]{1,64}$/.test(param) ? param : null;
  return {
    id,
    // Rounds belong to the live answers.
    choose: (series) => patch({ series, round: null }),
    applyTo: (range) => (id === null ? range : { ...range, asked: { ...range.asked, importedSeries: id } }),
  };
};
