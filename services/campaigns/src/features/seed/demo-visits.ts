import { localDay } from '@folkmoot/calendar/days';
import { dictionary, type PayloadOf, type visitRecordedEvent } from '@folkmoot/contracts';
import { createRandom } from '@folkmoot/sample-data/random';
import type { DemoCampaign } from './demo-campaigns';
import { browsers, devices, type Submitted } from './demo-responses';

type Visits = Omit<PayloadOf<typeof visitRecordedEvent>, 'campaignId'>;

const referrers = ['qr_code', 'email', 'social', 'external', 'direct'] as const;
const CAME_BY = [30, 34, 12, 8, 16];

const kinds = ['views', 'starts', 'completes', 'abandons'] as const;
type Kind = (typeof kinds)[number];
type Group<K extends string> = Partial<Record<K, Partial<Record<Kind, number>>>>;

const raise = <K extends string>(group: Group<K>, key: K | null, kind: Kind): void => {
  if (key === null) return;
  group[key] = { ...group[key], [kind]: (group[key]?.[kind] ?? 0) + 1 };
};

/** The visits of one day, counted as on the public page. */
class VisitDay {
  readonly #counts = { views: 0, starts: 0, completes: 0, abandons: 0 };
  readonly #deviceTypes: Group<NonNullable<DemoVisit['deviceType']>> = {};
  readonly #browserFamilies: Group<NonNullable<DemoVisit['browserFamily']>> = {};
  readonly #referrerTypes: Group<DemoVisit['referrerType']> = {};
  readonly #stops = dictionary<number>();
  readonly #uses = { scans: 0, responses: 0 };

  count(visit: DemoVisit, of: readonly Kind[]): void {
    for (const kind of of) {
      this.#counts[kind] += 1;
      raise(this.#deviceTypes, visit.deviceType, kind);
      raise(this.#browserFamilies, visit.browserFamily, kind);
      raise(this.#referrerTypes, visit.referrerType, kind);
    }
    if (visit.stop) this.#stops[visit.stop] = (this.#stops[visit.stop] ?? 0) + 1;
    if (visit.referrerType === 'qr_code') this.#countUse(of.includes('completes'));
  }

  #countUse(isResponse: boolean): void {
    this.#uses.scans += 1;
    this.#uses.responses += isResponse ? 1 : 0;
  }

  total(qrCodeId: string | null): Omit<Visits, 'day'> {
    return {
      ...this.#counts,
      deviceTypes: this.#deviceTypes,
      browserFamilies: this.#browserFamilies,
      referrerTypes: this.#referrerTypes,
      stops: this.#stops,
      ...(qrCodeId === null ? {} : { qrCodes: { [qrCodeId]: this.#uses } }),
    };
  }
}

interface DemoVisit {
  readonly deviceType: Submitted['deviceType'];
  readonly browserFamily: Submitted['browserFamily'];
  readonly referrerType: (typeof referrers)[number];
  readonly stop?: string | undefined;
}

interface DemoSource {
  readonly zone: string;
  /** Null when nobody can have used a code. */
  readonly qrCodeId: string | null;
}

/** Visits that match the responses: more views than starts, more starts than completed responses. */
export const demoVisits = (
  { seed, questions }: DemoCampaign,
  responses: readonly Submitted[],
  { zone, qrCodeId }: DemoSource,
): Visits[] => {
  const random = createRandom(seed + 1);
  const days = new Map<string, VisitDay>();
  const weights = CAME_BY.map((weight, index) => (index === 0 && qrCodeId === null ? 0 : weight));
  const from = () => referrers[random.weighted(weights)] ?? 'direct';
  for (const { submittedAt, deviceType, browserFamily } of responses) {
    const date = localDay(new Date(submittedAt), zone);
    const day = days.get(date) ?? new VisitDay();
    days.set(date, day);
    day.count({ deviceType, browserFamily, referrerType: from() }, ['views', 'starts', 'completes']);
  }
  for (const day of days.values()) {
    const visitor = () => ({
      deviceType: devices[random.weighted([74, 6, 20])] ?? 'mobile',
      browserFamily: browsers[random.weighted([50, 34, 6, 8, 2])] ?? 'Other',
      referrerType: from(),
    });
    const abandons = random.weighted([40, 35, 18, 7]);
    for (let index = 0; index < abandons; index += 1) {
      const stop = questions[random.between(0, questions.length - 1)]?.id;
      day.count({ ...visitor(), stop }, ['views', 'starts', 'abandons']);
    }
    const looks = random.between(0, 4);
    for (let index = 0; index < looks; index += 1) day.count(visitor(), ['views']);
  }
  return [...days].map(([day, counted]) => ({ day, ...counted.total(qrCodeId) }));
};
