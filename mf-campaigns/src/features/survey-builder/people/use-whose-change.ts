import { listSavedDraftsOperation, type Survey } from '@folkmoot/contracts/client';
import { api, useStaffNames } from '@folkmoot/shell-sdk';
import { useCallback, useRef } from 'react';
import type { Draft } from '../draft/draft.domain';
import { messages } from './people.messages';
import { changeInWords, whoInWords } from './whose-change.domain';

interface TheirSave {
  theirs: Survey;
  /** The version before, with its revision. */
  base: Draft;
  baseRevision: number;
  /** The draft that is shown now. */
  shown: Draft;
}

/** Ids of everybody who saved since a revision. The history knows them when there was more than one save. */
const saversOf = async ({ theirs, baseRevision }: TheirSave): Promise<(string | null)[]> => {
  const last = theirs.savedBy ?? null;
  if (theirs.revision <= baseRevision + 1) return [last];
  const input = { params: { campaignId: theirs.campaignId } };
  const history = await api.call(listSavedDraftsOperation, input).catch(() => null);
  const since = history?.items.filter(({ surveyRevision }) => surveyRevision > baseRevision) ?? [];
  return since.length === 0 ? [last] : [...new Set(since.map(({ savedBy }) => savedBy))];
};

/** Says in words who saved what. */
export type WhoseChange = (save: TheirSave) => Promise<string>;

/** The function stays the same while names load. */
export const useWhoseChange = (): WhoseChange => {
  const names = useStaffNames();
  const nameOf = useRef(names);
  nameOf.current = names;
  return useCallback(async (save) => {
    const { theirs: after, base: before, shown } = save;
    const savers = await saversOf(save);
    const people = savers.map((id) => (id === null ? null : nameOf.current(id)));
    const others = people.filter((person) => !person?.isYou);
    const isOnlyYou = people.length > 0 && others.length === 0;
    const who = isOnlyYou ? messages.ownWindow : whoInWords(others.map((person) => person?.name ?? null));
    return changeInWords(who, { before, after, shown });
  }, []);
};
