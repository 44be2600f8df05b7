import {
  listQuestionsOperation,
  listResponsesOperation,
  type ResponseMark,
  responseMarks,
} from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation, useSearchPatch } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { askedOf, type Filters, type RangeChoice } from '../../entities/report/report-frame';

export const PAGE_SIZE = 10;

type Shown = ResponseMark | 'any' | 'excluded';

const isShown = (text: string | null): text is Shown =>
  text === 'any' || text === 'excluded' || responseMarks.some((mark) => mark === text);

/** The selection of responses in the address. */
export const useShown = () => {
  const { params, patch } = useSearchPatch();
  const mark = params.get('mark');
  return {
    shown: isShown(mark) ? mark : null,
    words: params.get('q') ?? '',
    /** Id of a group of responses that belong together. */
    group: params.get('group'),
    /** Shows answers as an export contains them, where the council redacts its exports. */
    isAsExported: params.get('as') === 'exported',
    setAsExported: (isOn: boolean) => patch({ as: isOn ? 'exported' : null }),
    setShown: (shown: string | null) => patch({ mark: isShown(shown) ? shown : null }),
    setWords: (q: string) => patch({ q }),
    setGroup: (group: string | null) => patch({ group }),
    clear: () => patch({ mark: null, q: null, group: null }),
  };
};
export type ShownChoice = ReturnType<typeof useShown>;

/** Pages forward and back over a cursor. The cursors seen so far lead back. */
export const usePages = () => {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return {
    number: cursors.length,
    cursor: cursors.at(-1),
    next: (cursor: string) => setCursors((seen) => [...seen, cursor]),
    previous: () => setCursors((seen) => seen.slice(0, -1)),
  };
};

const markOf = (shown: Shown | null) => {
  if (shown === null) return {};
  return shown === 'excluded' ? { excluded: 'only' as const } : { mark: shown };
};

/** All responses that match, for an action on many. */
const actionFilterOf = (range: RangeChoice, { shown, words, group }: ShownChoice, filters: Filters) => ({
  ...range.asked,
  ...askedOf(filters),
  ...(shown === null || shown === 'excluded' ? {} : { mark: shown }),
  ...(words ? { q: words } : {}),
  ...(group === null ? {} : { wave: group }),
});

/** A page of responses, with their questions. */
export const useSubmissions = (
  campaignId: string,
  range: RangeChoice,
  choice: ShownChoice,
  filters: Filters,
  cursor: string | undefined,
) => {
  const { shown, words, group, isAsExported } = choice;
  const questions = useOperation(listQuestionsOperation, { params: { campaignId } });
  const query = {
    ...range.asked,
    // Filters apply to counted responses. "Not counted" shows the others.
    ...(filters.where === '' ? {} : { excluded: 'none' as const }),
    ...askedOf(filters),
    ...markOf(shown),
    ...(isAsExported ? { purpose: 'export' as const } : {}),
    limit: PAGE_SIZE,
    ...(words ? { q: words } : {}),
    ...(group === null ? {} : { wave: group }),
    ...(cursor ? { cursor } : {}),
  };
  const responses = useOperation(
    listResponsesOperation,
    { params: { campaignId }, query },
    { placeholderData: keepPreviousData },
  );
  return { questions: questions.data?.items ?? [], responses, actionFilter: actionFilterOf(range, choice, filters) };
};
