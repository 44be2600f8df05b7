import { randomUUID } from 'node:crypto';
import type { BodyOf, RequestArea, recordRequestCountsOperation } from '@folkmoot/contracts';

type Report = BodyOf<typeof recordRequestCountsOperation>;
type Slot = Report['slots'][number];

interface Counted {
  requests: number;
  failures: number;
}

const SLOT_MS = 300_000;
/** Keeps one day of spans while no report is accepted. */
const MOST_SLOTS = 288;
const MS_PER_SECOND = 1_000;
const FIRST_FAILURE = 500;

/** Counts requests by area in spans of five minutes, until admin has stored them. */
export interface RequestCounts {
  note(area: RequestArea, status: number): void;
  /** All counts that admin has not confirmed, with the current span. */
  report(): Report;
  /** Marks a report as stored: its finished spans are dropped. */
  taken(report: Report): void;
}

const startOf = (at: number): number => at - (at % SLOT_MS);

export const createRequestCounts = (now: () => number = Date.now): RequestCounts => {
  const instance = randomUUID();
  const startedAt = now();
  const slots = new Map<number, Map<RequestArea, Counted>>();

  const slotAt = (at: number): Map<RequestArea, Counted> => {
    const start = startOf(at);
    const known = slots.get(start);
    if (known) return known;
    const fresh = new Map<RequestArea, Counted>();
    slots.set(start, fresh);
    const [oldest] = slots.keys();
    if (slots.size > MOST_SLOTS && oldest !== undefined) slots.delete(oldest);
    return fresh;
  };

  const toSlot = ([start, areas]: [number, Map<RequestArea, Counted>]): Slot => {
    const until = Math.min(now(), start + SLOT_MS);
    const seconds = Math.max(0, Math.round((until - Math.max(start, startedAt)) / MS_PER_SECOND));
    return { startsAt: new Date(start).toISOString(), seconds, areas: Object.fromEntries(areas) };
  };

  return {
    note: (area, status) => {
      const areas = slotAt(now());
      const counted = areas.get(area) ?? { requests: 0, failures: 0 };
      counted.requests += 1;
      if (status >= FIRST_FAILURE) counted.failures += 1;
      areas.set(area, counted);
    },
    report: () => {
      slotAt(now());
      return structuredClone({ instance, slots: [...slots].map(toSlot) });
    },
    taken: (report) => {
      const current = startOf(now());
      for (const { startsAt } of report.slots) if (Date.parse(startsAt) < current) slots.delete(Date.parse(startsAt));
    },
  };
};
