import { systemActor } from '@folkmoot/contracts';
import { campaignsUnits } from '../../testing/campaigns-units';
import { newRun, type StoredInsight } from './insight.domain';
import { insightEntity } from './insight.mongo';

const { repositoriesOf } = campaignsUnits(insightEntity.models);

const now = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const all = { from: null, to: null };

const insightOf = (overrides: Partial<StoredInsight> = {}): StoredInsight => ({
  campaignId: 'c1',
  type: 'summary',
  ...all,
  period: null,
  analysis: 'text',
  result: { type: 'summary', summary: 'text', points: [] },
  lack: null,
  base: { responses: 1, responsesRead: 1, comments: 1, read: 1, leftOut: 0, languages: ['en'] },
  provider: { kind: 'built_in', model: 'built-in', region: '', promptVersion: '1' },
  inputHash: 'h',
  dropped: 0,
  droppedClaims: [],
  counterRevision: 3,
  citedIds: ['r1', 'r2'],
  asOf: now,
  ...overrides,
});
const runOf = (runId: string) =>
  newRun({ campaignId: 'c1', runId, types: ['themes', 'summary'], actor: systemActor('campaigns', 'a'), ...all }, now);
const sendingOf = (id: string, minutes: number) => ({
  id,
  campaignId: 'c1',
  type: 'themes' as const,
  provider: 'openai' as const,
  providerId: 'p1',
  model: 'm',
  comments: 7,
  contentHash: 'h',
  redactions: { email: 1 },
  inputTokens: 0,
  outputTokens: 0,
  isNoted: false,
  sentAt: later(minutes),
});

describe('insights', () => {
  it('stored insights are read by their council, one of each type and range, in the order of D1', async () => {
    const { insights } = repositoriesOf('a');
    await insights.save(insightOf());
    await insights.save(insightOf({ type: 'sentiment', result: null, lack: 'too_few' }));
    await insights.save(insightOf({ from: '2026-03-01', to: '2026-03-31' }));
    await insights.save(insightOf({ analysis: 'newer' }));
    const kept = await insights.list('c1', all);
    expect(kept).toEqual([
      insightOf({ type: 'sentiment', result: null, lack: 'too_few' }),
      insightOf({ analysis: 'newer' }),
    ]);
    expect(await insights.list('c1', { from: '2026-03-01', to: '2026-03-31' })).toHaveLength(1);
    expect(await repositoriesOf('b').insights.list('c1', all)).toEqual([]);
  });

  it('insights of a rolling period are found on later days, and once when the days match, too', async () => {
    const { insights } = repositoriesOf('a');
    const monday = { from: '2026-02-01', to: '2026-03-02', period: 'last30' as const };
    const tuesday = { from: '2026-02-02', to: '2026-03-03', period: 'last30' as const };
    await insights.save(insightOf(monday));
    expect(await insights.list('c1', tuesday)).toEqual([insightOf(monday)]);
    expect(await insights.list('c1', { from: tuesday.from, to: tuesday.to })).toEqual([]);
    await insights.save(insightOf({ ...tuesday, asOf: later(60) }));
    expect(await insights.list('c1', tuesday)).toEqual([insightOf({ ...tuesday, asOf: later(60) })]);
    expect(await insights.list('c1', { from: monday.from, to: monday.to })).toEqual([]);
    // Stored without the name of the period, for the same days.
    const { from, to } = tuesday;
    await insights.save(insightOf({ from, to, period: null, asOf: later(90) }));
    expect((await insights.list('c1', tuesday)).map(({ asOf }) => asOf)).toEqual([later(90)]);
  });

  it('insights that quote a response are deleted with it, and clearing deletes all of a campaign', async () => {
    const { insights } = repositoriesOf('a');
    await insights.save(insightOf());
    await insights.save(insightOf({ type: 'themes', citedIds: ['r3'] }));
    await insights.forgetResponses('c1', ['r2']);
    expect((await insights.list('c1', all)).map(({ type }) => type)).toEqual(['themes']);
    await repositoriesOf('b').insights.clear('c1');
    expect(await insights.list('c1', all)).toHaveLength(1);
    await insights.clear('c1');
    expect(await insights.list('c1', all)).toEqual([]);
  });

  it('a campaign has one run, a new run replaces it, and two runs cannot start at the same time', async () => {
    const { insights } = repositoriesOf('a');
    const first = await insights.beginRun(runOf('run1'), null);
    await expect(insights.beginRun(runOf('run2'), null)).rejects.toThrow();
    const saved = await insights.saveRun({ ...first, state: 'running', current: 'themes', touchedAt: later(5) });
    await expect(insights.saveRun(first)).rejects.toMatchObject({ code: 'stale_revision' });
    const sweep = repositoriesOf(null).insightSweep;
    expect(await sweep.listStalledAcrossCouncils(later(5))).toEqual([]);
    expect(await sweep.listStalledAcrossCouncils(later(6))).toEqual([
      { campaignId: 'c1', councilId: 'a', runId: 'run1' },
    ]);
    const next = await insights.beginRun(runOf('run2'), saved);
    expect(next).toMatchObject({ runId: 'run2', state: 'queued', current: null, finishedAt: null });
    expect(await insights.findRun('c1')).toEqual(next);
    expect(await insights.findRunById('run1')).toBeNull();
    expect(await repositoriesOf('b').insights.findRunById('run2')).toBeNull();
  });

  it('sendings are listed newest first with usage, and are not listed as unnoted when they are noted', async () => {
    const { insights } = repositoriesOf('a');
    await insights.addSending(sendingOf('s1', 0));
    await insights.addSending(sendingOf('s2', 1));
    await insights.noteUsed('s1', { inputTokens: 5, outputTokens: 6 });
    expect((await insights.listSendings('c1', 5)).map(({ id, inputTokens }) => [id, inputTokens])).toEqual([
      ['s2', 0],
      ['s1', 5],
    ]);
    const sweep = repositoriesOf(null).insightSweep;
    expect((await sweep.listUnnotedAcrossCouncils(later(1), 10)).map(({ id }) => id)).toEqual(['s1']);
    await insights.noteUsed('s1', { isNoted: true });
    expect(await sweep.listUnnotedAcrossCouncils(later(1), 10)).toEqual([]);
    await insights.eraseOfCampaign('c1');
    expect(await insights.listSendings('c1', 5)).toEqual([]);
  });
});
