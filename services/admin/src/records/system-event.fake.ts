import { fakeKept, pageOf } from './fake-kept.fake';
import type { PartState, StoredSystemEvent, SystemEventRepository } from './system-event.repository';

/** States of parts and what happened to them, in memory. */
export const fakeSystemEvents = (): SystemEventRepository => {
  const states = fakeKept<PartState>();
  const events = fakeKept<StoredSystemEvent>();
  return {
    states: async () => states.all(),
    setState: async (state) => {
      if (states.find(state.id)?.state === state.state) return false;
      states.put(state);
      return true;
    },
    setStarted: async (id, startedAt) => {
      const known = states.find(id);
      if (!known?.startedAt || known.startedAt >= startedAt) return false;
      states.put({ ...known, startedAt });
      return true;
    },
    add: async (event) => void events.put(event),
    list: async ({ cursor, limit }) => {
      const newest = events.all().sort((a, b) => +b.at - +a.at || (a.id < b.id ? 1 : -1));
      return pageOf(newest, cursor, limit);
    },
  };
};
