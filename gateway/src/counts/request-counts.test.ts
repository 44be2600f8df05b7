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
  it('of one span, are by area, failures from 500 on, with the seconds that this gateway ran', () => {
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
  it('told and not taken, are told again with what came since; taken, spans that are over are forgotten', () => {
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
  it('without a request, still say that a gateway is there', () => {
    const { counts, pass } = counting();
    pass(2);
    expect(counts.report().slots).toMatchObject([{ seconds: 120, areas: {} }]);
  });
  it('nobody takes for days, keep the last of them within what admin accepts', () => {
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

describe('what a request counts for', () => {
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
