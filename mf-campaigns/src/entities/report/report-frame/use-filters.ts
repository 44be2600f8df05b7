import { type AnswerFilter, decodeAnswerFilters, encodeAnswerFilters } from '@folkmoot/contracts/client';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import type { RangeChoice } from './use-range';

/** The scope of an export: days, round and filters. */
export type Asked = RangeChoice['asked'] & { readonly where?: string };

export interface Filters {
  readonly list: readonly AnswerFilter[];
  /** The filters in the format of the address and the server. Empty for none. */
  readonly where: string;
  readonly chosen: (questionId: string) => readonly string[];
  /** Adds a segment to the filter of its question, or removes it. */
  toggle: (questionId: string, segment: string) => void;
  /** Replaces the filter of the same question. */
  put: (filter: AnswerFilter) => void;
  remove: (questionId: string) => void;
  clear: () => void;
}

/** The filters as a query parameter. Empty without filters. */
export const askedOf = ({ where }: Pick<Filters, 'where'>): { where?: string } => (where === '' ? {} : { where });

const segmentsOf = (filter: AnswerFilter | undefined): readonly string[] =>
  filter && 'segments' in filter ? filter.segments : [];

const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** Filters by answers. They are in the address, so that colleagues can open the same view and other tabs keep them. */
export const useFilters = (): Filters => {
  const { params, patch } = useSearchPatch();
  const list = decodeAnswerFilters(params.get('where') ?? '') ?? [];
  const set = (filters: readonly AnswerFilter[]) => patch({ where: encodeAnswerFilters(filters) || null });
  const without = (questionId: string) => list.filter((filter) => filter.questionId !== questionId);
  const chosen = (questionId: string) => segmentsOf(list.find((filter) => filter.questionId === questionId));
  return {
    list,
    where: encodeAnswerFilters(list),
    chosen,
    toggle: (questionId, segment) => {
      const segments = toggled(chosen(questionId), segment);
      set([...without(questionId), ...(segments.length > 0 ? [{ questionId, segments }] : [])]);
    },
    put: (filter) => set([...without(filter.questionId), filter]),
    remove: (questionId) => set(without(questionId)),
    clear: () => set([]),
  };
};
