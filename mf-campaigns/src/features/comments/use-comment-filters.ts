import {
  type CommentFlag,
  type CommentGrouping,
  commentFlags,
  commentGroupings,
  type Labeller,
  labellers,
  type SentimentLabel,
  sentimentLabels,
} from '@folkmoot/contracts/client';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import { askedOf, type Filters, type RangeChoice } from '../../entities/report/report-frame';

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((each) => each === text);

const sentiments: readonly (SentimentLabel | 'none')[] = [...sentimentLabels, 'none'];
const flags: readonly (CommentFlag | 'any')[] = [...commentFlags, 'any'];

/** The filters of the table that are in the address, in the server's format. */
export interface CommentQuery {
  readonly question?: string;
  readonly sentiment?: SentimentLabel | 'none';
  readonly theme?: string;
  readonly language?: string;
  readonly by?: Labeller;
  readonly flag?: CommentFlag | 'any';
  readonly reviewed?: 'yes' | 'no';
  readonly words?: string;
}

/** Filters that a chip sets. */
export type FilterName = 'question' | 'sentiment' | 'theme' | 'language' | 'by' | 'flag';
export const filterNames: readonly FilterName[] = ['question', 'sentiment', 'theme', 'language', 'by', 'flag'];

/** The present entries without the absent ones, as the server refuses empty values. */
const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

const queryIn = (params: URLSearchParams): CommentQuery =>
  present({
    question: params.get('question') ?? undefined,
    sentiment: oneOf(sentiments, params.get('sentiment')),
    theme: params.get('theme') ?? undefined,
    language: params.get('language') ?? undefined,
    by: oneOf(labellers, params.get('by')),
    flag: oneOf(flags, params.get('flag')),
    words: params.get('words') ?? undefined,
  });

/** The parts by which the figures are shown. */
export interface Parts {
  readonly per?: CommentGrouping;
  /** The question whose answers are the parts, for `group`. */
  readonly group?: string;
}

const partsIn = (params: URLSearchParams): Parts => {
  const per = oneOf(commentGroupings, params.get('per'));
  const group = params.get('group') ?? '';
  if (!per) return {};
  if (per !== 'group') return { per };
  return group === '' ? {} : { per, group };
};

/** The filters and the parts, in the address, so that a view can be sent to a colleague. */
export const useCommentFilters = (range: RangeChoice, filters: Filters) => {
  const { params, patch } = useSearchPatch();
  const own = queryIn(params);
  const parts = partsIn(params);
  return {
    own,
    parts,
    /** Everything that narrows the comments. */
    query: { ...range.asked, ...askedOf(filters), ...own },
    set: (name: FilterName | 'words', value: string | null) => patch({ [name]: value }),
    toggle: (name: FilterName, value: string) => patch({ [name]: own[name] === value ? null : value }),
    choose: ({ per = null, group = null }: { per?: CommentGrouping | null; group?: string | null }) =>
      patch({ per, group }),
    patch,
    clear: () =>
      patch({
        ...Object.fromEntries(filterNames.map((name) => [name, null])),
        words: null,
        where: null,
        range: null,
        from: null,
        to: null,
        round: null,
      }),
    isNarrowed:
      Object.keys(own).length > 0 || filters.list.length > 0 || range.name !== 'all' || range.round !== undefined,
  };
};

export type CommentFilters = ReturnType<typeof useCommentFilters>;
