import { DomainError } from '@folkmoot/contracts';
import { COUNTS_FORMAT, type ResponseNumbers } from './counter.domain';
import type { CounterRepository } from './counter.repository';
import type { FakeBound } from './fake-store.fake';
import { addIncrements, noIncrements, type Rollup, rollupId, tidy } from './rollup.domain';
import type { DayCount, DayRange, RollupRepository } from './rollup.repository';
import { addVisits, noVisits, type VisitSum } from './visit.domain';
import type { VisitRepository } from './visit.repository';

export interface Boxed<V> {
  id: string;
  councilId: string;
  revision: number;
  value: V;
}
export interface CounterRecord extends Omit<Boxed<null>, 'value'> {
  zone: string;
  responses: number;
  isAnnounced: boolean;
  needsRecount: boolean;
  numbers: ResponseNumbers | null;
  format: number;
}

const isWithin = (day: string, { from, to }: DayRange = {}): boolean => (!from || day >= from) && (!to || day <= to);

export const fakeRollups = (store: FakeBound<Boxed<Rollup>>): RollupRepository => {
  const all = () => store.all().map(({ value }) => value);
  return {
    add: async (contributions) => {
      for (const { key, increments } of contributions) {
        const id = rollupId(key);
        const known = store.find(id);
        const value = { ...key, ...addIncrements(known?.value ?? noIncrements, increments) };
        if (known) store.put({ ...known, value });
        else store.insert({ id, value });
      }
    },
    list: async (campaignId, range) =>
      all()
        .filter((rollup) => rollup.campaignId === campaignId && isWithin(rollup.day, range))
        .sort((one, other) => (`${one.day}${rollupId(one)}` < `${other.day}${rollupId(other)}` ? -1 : 1))
        .map(tidy),
    countResponses: async (range, without) =>
      all()
        .filter(
          ({ campaignId, day, isExcluded }) => !isExcluded && isWithin(day, range) && !without.includes(campaignId),
        )
        .reduce((sum, { responses }) => sum + responses, 0),
    listDays: async ({ campaignId, round, withExcluded = false, ...range }) => {
      const sums = new Map<string, DayCount>();
      for (const each of all()) {
        const isMeant =
          isWithin(each.day, range) &&
          (campaignId === undefined || each.campaignId === campaignId) &&
          (round === undefined || each.round === round) &&
          (withExcluded || !each.isExcluded);
        if (!isMeant) continue;
        const key = `${each.day}:${each.campaignId}`;
        const responses = (sums.get(key)?.responses ?? 0) + each.responses;
        sums.set(key, { campaignId: each.campaignId, day: each.day, responses });
      }
      return [...sums]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, sum]) => sum)
        .filter(({ responses }) => responses > 0);
    },
    eraseOfCampaign: async (campaignId) => store.erase(({ value }) => value.campaignId === campaignId),
  };
};

const toCounter = ({ id, councilId, revision, zone, responses, numbers }: CounterRecord) => ({
  campaignId: id,
  councilId,
  revision,
  zone,
  responses,
  numbers,
});

export const fakeCounters = (store: FakeBound<CounterRecord>): CounterRepository => {
  const one = (id: string): CounterRecord => {
    const found = store.find(id);
    if (!found) throw new DomainError('campaign_not_found');
    return found;
  };
  const raise = (id: string, changes: Partial<CounterRecord>) => {
    const known = one(id);
    store.put({ ...known, ...changes, isAnnounced: false, revision: known.revision + 1 });
  };
  return {
    get: async (id) => toCounter(one(id)),
    list: async (ids) =>
      store
        .all()
        .filter(({ id }) => ids.includes(id))
        .map(toCounter),
    insert: async (id, zone) => {
      store.insert({
        id,
        zone,
        responses: 0,
        isAnnounced: false,
        needsRecount: false,
        numbers: null,
        format: COUNTS_FORMAT,
      });
    },
    change: async (id, { responses = 0, numbers }) =>
      raise(id, { responses: one(id).responses + responses, ...(numbers ? { numbers } : {}) }),
    saveNumbers: async (id, numbers) => void store.put({ ...one(id), numbers }),
    markCurrent: async (id) => void store.put({ ...one(id), format: COUNTS_FORMAT }),
    replace: async (id, counted) => raise(id, { ...counted, needsRecount: false }),
    askForRecount: async (zone) => {
      for (const each of store.all()) if (each.zone !== zone) store.put({ ...each, needsRecount: true });
    },
    takeUnannounced: async (id) => {
      const known = one(id);
      if (known.isAnnounced) return null;
      store.put({ ...known, isAnnounced: true });
      return toCounter(known);
    },
    eraseOfCampaign: async (campaignId) => store.erase(({ id }) => id === campaignId),
  };
};

export type VisitDay = VisitSum & { campaignId: string; day: string };

export const fakeVisits = (store: FakeBound<Boxed<VisitDay>>): VisitRepository => ({
  add: async (campaignId, day, counts) => {
    const id = `${campaignId}:${day}`;
    const known = store.find(id);
    const value = { ...addVisits(known?.value ?? noVisits, counts), campaignId, day };
    if (known) store.put({ ...known, value });
    else store.insert({ id, value });
  },
  sum: async (campaignId, range) =>
    store
      .all()
      .filter(({ value }) => value.campaignId === campaignId && isWithin(value.day, range))
      .map(({ value: { campaignId: _, day: __, ...counts } }) => counts)
      .reduce<VisitSum>(addVisits, noVisits),
  sumByCampaign: async (range) => {
    const sums = new Map<string, { starts: number; completes: number }>();
    for (const { value } of store.all()) {
      if (!isWithin(value.day, range)) continue;
      const { starts, completes } = sums.get(value.campaignId) ?? { starts: 0, completes: 0 };
      sums.set(value.campaignId, { starts: starts + value.starts, completes: completes + value.completes });
    }
    return sums;
  },
  eraseOfCampaign: async (campaignId) => store.erase(({ value }) => value.campaignId === campaignId),
});
