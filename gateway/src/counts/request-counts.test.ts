import { recordRequestCountsOperation } from '@folkmoot/contracts';
import { destinationOf } from '../destination';
import { countedArea } from './area';
import { createRequestCounts } from './request-counts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-03-01T10:02:00.000Z');

const counting = () => {
  let at = START;
  const counts = createRequestCounts(() => at);
  const pass = (minutes: number) => {
    at += minutes * MINUTE_MS;
  };
  return { counts, pass };
};

describe('counts of requests', () => {
  it('are by area within one span, with failures from status 500 and the seconds that this gateway ran', () => {
    const { counts, pass } = counting();
    for (const status of [200, 404, 429, 500, 503]) counts.note('campaigns', status);
    counts.note('gateway', 200);
    pass(1);
    const report = counts.report();
    expect(recordRequestCountsOperation.body.parse(report).slots).toEqual([
      {
        startsAt: '2026-03-01T10:00:00.000Z',
        seconds: 60,
        areas: { campaigns: { requests: 5, failures: 2 }, gateway: { requests: 1, failures: 0 } },
      },
    ]);
  });
  it('are reported again with new requests until admin accepts them, and finished spans are dropped after that', () => {
    const { counts, pass } = counting();
    counts.note('admin', 200);
    counts.report();
    counts.note('admin', 200);
    pass(4);
    counts.note('admin', 503);
    const both = counts.report();
    expect(both.slots.map(({ areas }) => areas.admin)).toEqual([
      { requests: 2, failures: 0 },
      { requests: 1, failures: 1 },
    ]);
    counts.taken(both);
    expect(counts.report().slots.map(({ startsAt }) => startsAt)).toEqual(['2026-03-01T10:05:00.000Z']);
  });
  it('still report that a gateway runs when there was no request', () => {
    const { counts, pass } = counting();
    pass(2);
    expect(counts.report().slots).toMatchObject([{ seconds: 120, areas: {} }]);
  });
  it('keep only the latest spans, within the limit of admin, when no report is accepted for days', () => {
    const { counts, pass } = counting();
    for (let span = 0; span < 1_000; span++) {
      counts.note('public', 200);
      pass(5);
    }
    const report = counts.report();
    expect(recordRequestCountsOperation.body.safeParse(report).success).toBe(true);
    expect(report.slots.at(-1)?.areas).toEqual({});
    expect(report.slots.length).toBeGreaterThan(200);
  });
});

describe('countedArea', () => {
  it.each([
    ['/api/campaigns', 'campaigns'],
    ['/riverside/survey/x', 'public'],
    ['/dashboard/overview', 'gateway'],
    ['/readyz', null],
    ['/metrics', null],
    ['/dev/inbox', null],
    ['/internal/request-counts', null],
  ])('%s: %s', (path, area) => expect(countedArea(destinationOf(path))).toBe(area));
});
