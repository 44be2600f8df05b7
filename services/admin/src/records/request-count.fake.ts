import { requestAreas } from '@folkmoot/contracts';
import { beginOf, type CountedDay, type CountedSlot } from './request-count.domain';
import type { RequestCountRepository } from './request-count.repository';

interface Kept extends CountedSlot {
  readonly id: string;
  readonly heardAt: Date;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);

const secondsOf = (slots: readonly Kept[]): number => {
  const longest = new Map<number, number>();
  for (const { startsAt, seconds } of slots) {
    longest.set(startsAt.getTime(), Math.max(seconds, longest.get(startsAt.getTime()) ?? 0));
  }
  return [...longest.values()].reduce((sum, each) => sum + each, 0);
};

const toDay = (day: string, slots: readonly Kept[]): CountedDay => ({
  day,
  seconds: secondsOf(slots),
  areas: Object.fromEntries(
    requestAreas.map((area) => {
      const of = (what: 'requests' | 'failures') =>
        slots.reduce((sum, { areas }) => sum + (areas[area]?.[what] ?? 0), 0);
      return [area, { requests: of('requests'), failures: of('failures') }];
    }),
  ) as CountedDay['areas'],
});

/** Counts of requests in memory. */
export const fakeRequestCounts = (): RequestCountRepository => {
  const kept = new Map<string, Kept>();
  const since = (from: Date) =>
    [...kept.values()].filter(({ startsAt }) => startsAt >= from).sort((a, b) => +a.startsAt - +b.startsAt);
  return {
    put: async (instance, slots, heardAt) => {
      for (const slot of slots) {
        const id = `${instance}:${slot.startsAt.toISOString()}`;
        kept.set(id, { ...slot, id, heardAt });
      }
    },
    lastHeardAt: async () => [...kept.values()].map(({ heardAt }) => heardAt).sort((a, b) => +b - +a)[0] ?? null,
    firstSince: async (from, now) => {
      const [first] = since(from);
      return first ? beginOf(first, now) : null;
    },
    days: async (from) => {
      const found = since(from);
      const days = [...new Set(found.map(({ startsAt }) => dayOf(startsAt)))];
      return days.map((day) =>
        toDay(
          day,
          found.filter(({ startsAt }) => dayOf(startsAt) === day),
        ),
      );
    },
  };
};
