import { endPresenceOperation, getSurveyOperation, notePresenceOperation } from '@folkmoot/contracts/client';
import { api, useInvalidate, useQuery, useStaffNames } from '@folkmoot/shell-sdk';
import { useEffect, useRef } from 'react';
import { type BuilderState, type BuilderStore, isDirty } from '../draft/builder.store';
import { messages } from './people.messages';

/** The server forgets a person after 30 seconds. A hidden window sends nothing. */
const INTERVAL_MS = 10_000;
/** A question counts when the person stays there for this time. */
const STAY_MS = 2_000;

const questionAt = ({ selectedId, selectedPart }: BuilderState): string | null =>
  selectedPart === null ? selectedId : null;

/** Announces arrivals and departures to screen readers, without those of the first answer. */
const useArrivals = (store: BuilderStore, ids: string | null) => {
  const nameOf = useStaffNames();
  const latest = useRef(nameOf);
  latest.current = nameOf;
  const before = useRef<string[] | null>(null);
  useEffect(() => {
    if (ids === null) return;
    const now = ids.split(' ').filter(Boolean);
    const known = before.current;
    before.current = now;
    if (known === null) return;
    const name = (id: string) => latest.current(id).name ?? messages.unknown;
    const arrived = now.filter((id) => !known.includes(id)).map((id) => messages.arrived(name(id)));
    const left = known.filter((id) => !now.includes(id)).map((id) => messages.left(name(id)));
    const words = [...arrived, ...left];
    if (words.length > 0) store.getState().announce(words.join(' '));
  }, [store, ids]);
};

/** Says again where the person is, some time after they went to another question. */
const useSteps = (store: BuilderStore, sendAgain: () => void) => {
  const latest = useRef(sendAgain);
  latest.current = sendAgain;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      if (questionAt(state) === questionAt(before)) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), STAY_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
};

/** Says that this person has the survey open, puts the others into the store, and notices when somebody has saved. */
export const usePresence = (store: BuilderStore, campaignId: string): void => {
  const invalidate = useInvalidate();
  const params = { campaignId };
  const { data, refetch } = useQuery({
    queryKey: [notePresenceOperation.name, campaignId],
    queryFn: ({ signal }) => {
      const body = { questionId: questionAt(store.getState()) };
      return api.call(notePresenceOperation, { params, body }, { signal });
    },
    refetchInterval: INTERVAL_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useSteps(store, () => void refetch());
  useArrivals(store, data ? data.others.map(({ userId }) => userId).join(' ') : null);
  useEffect(() => {
    if (!data) return;
    store.getState().meet(data.others);
    const state = store.getState();
    // With unsaved changes, the next save merges.
    if (data.surveyRevision > state.meta.revision && !isDirty(state)) void invalidate(getSurveyOperation);
  }, [store, data, invalidate]);
  useEffect(
    () => () => {
      // Without an answer the server forgets the person by itself.
      api.call(endPresenceOperation, { params: { campaignId } }).catch(() => undefined);
    },
    [campaignId],
  );
};
