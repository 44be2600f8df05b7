import type { CountVisit, VisitKind } from '../../visitor/visit.domain';

/** What came together for one campaign and council-local day since the last flush. */
export interface VisitCount extends Record<VisitKind, number> {
  readonly councilId: string;
  readonly campaignId: string;
  readonly day: string;
}

export interface VisitCounters {
  readonly count: CountVisit;
  /** Hands over what was counted and begins again at nothing. */
  take(): VisitCount[];
  /** Adds counts that could not be written, so that the next flush tries again. */
  giveBack(counts: readonly VisitCount[]): void;
}

const kinds: readonly VisitKind[] = ['views', 'starts', 'completes', 'abandons'];
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone: YYYY-MM-DD. */
export const localDay = (moment: Date, zone: string): string => {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, format);
  return format.format(moment);
};

/** Counters in memory: a visit costs no write of its own. Losing a second of them in a crash is allowed. */
export const createVisitCounters = (now: () => Date): VisitCounters => {
  let counts = new Map<string, VisitCount>();

  const counterOf = (councilId: string, campaignId: string, day: string): VisitCount => {
    const key = `${campaignId} ${day}`;
    const none = { councilId, campaignId, day, views: 0, starts: 0, completes: 0, abandons: 0 };
    const counter = counts.get(key) ?? none;
    counts.set(key, counter);
    return counter;
  };

  return {
    count: ({ campaign, council }, kind) => {
      counterOf(campaign.councilId, campaign.id, localDay(now(), council.timezone))[kind] += 1;
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    giveBack: (given) => {
      for (const each of given) {
        const counter = counterOf(each.councilId, each.campaignId, each.day);
        for (const kind of kinds) counter[kind] += each[kind];
      }
    },
  };
};
