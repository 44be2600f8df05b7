import { requestAreas } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { type AreaCounts, beginOf, type CountedDay } from './request-count.domain';
import type { RequestCountRepository } from './request-count.repository';

interface CountDocument {
  /** `<instance>:<start of the slot>` */
  _id: string;
  startsAt: Date;
  day: string;
  seconds: number;
  areas: AreaCounts;
  heardAt: Date;
}

const DAY_SECONDS = 86_400;
const KEEP_SECONDS = 30 * DAY_SECONDS;

export const requestCountModel = defineModel<CountDocument>('requestCounts', {
  fields: {
    startsAt: { type: Date, required: true },
    day: { type: String, required: true },
    seconds: { type: Number, required: true },
    areas: { type: Object, required: true },
    heardAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { startsAt: 1 }, serves: 'days, firstSince, and removal of old counts', expireAfterSeconds: KEEP_SECONDS },
    { keys: { heardAt: -1 }, serves: 'lastHeardAt' },
  ],
});

const sums = (path: (name: string) => string): Record<string, object> =>
  Object.fromEntries(
    requestAreas.flatMap((area) => [
      [`${area}Requests`, { $sum: path(`${area}.requests`) }],
      [`${area}Failures`, { $sum: path(`${area}.failures`) }],
    ]),
  );

const carried = Object.fromEntries(
  requestAreas.flatMap((area) => [
    [`${area}Requests`, { $sum: `$${area}Requests` }],
    [`${area}Failures`, { $sum: `$${area}Failures` }],
  ]),
);

/** Several gateways count in the same slot: their requests are added, their seconds are not. */
const perDay = (from: Date): object[] => [
  { $match: { startsAt: { $gte: from } } },
  {
    $group: {
      _id: '$startsAt',
      day: { $first: '$day' },
      seconds: { $max: '$seconds' },
      ...sums((name) => `$areas.${name}`),
    },
  },
  { $group: { _id: '$day', seconds: { $sum: '$seconds' }, ...carried } },
  { $sort: { _id: 1 } },
];

type DayTotals = Record<string, number> & { _id: string; seconds: number };

const toDay = (totals: DayTotals): CountedDay => ({
  day: totals._id,
  seconds: totals.seconds,
  areas: Object.fromEntries(
    requestAreas.map((area) => [
      area,
      { requests: totals[`${area}Requests`] ?? 0, failures: totals[`${area}Failures`] ?? 0 },
    ]),
  ) as CountedDay['areas'],
});

/** Requests have no council here. */
export const createRequestCountRepositoryAcrossCouncils = (scope: Scope): RequestCountRepository => {
  const counts = collectionAcrossCouncils(requestCountModel, scope);
  return {
    put: async (instance, slots, heardAt) => {
      for (const { startsAt, seconds, areas } of slots) {
        const day = startsAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
        const fields = { startsAt, day, seconds, areas, heardAt };
        await counts.updateOne({ _id: `${instance}:${startsAt.toISOString()}` }, { $set: fields }, { upsert: true });
      }
    },
    lastHeardAt: async () => (await counts.find({}, { sort: { heardAt: -1 }, limit: 1 }))[0]?.heardAt ?? null,
    firstSince: async (from, now) => {
      const [first] = await counts.find({ startsAt: { $gte: from } }, { sort: { startsAt: 1 }, limit: 1 });
      return first ? beginOf(first, now) : null;
    },
    days: async (from) => (await counts.aggregate<DayTotals>(perDay(from))).map(toDay),
  };
};

export const requestCountEntity = defineEntity({
  models: [requestCountModel],
  repositories: (scope) => ({ requestCounts: createRequestCountRepositoryAcrossCouncils(scope) }),
});
