import { COMMENT_READER_VERSION } from '@folkmoot/ai-providers';
import type { TestService } from '@folkmoot/service-kit/testing';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { newRun } from '../entities/insight';
import { newIntegrity } from '../entities/integrity';
import { newLabelRun } from '../entities/label-run';
import { newWave } from '../entities/wave';
import type { TestCampaigns } from './campaigns-service';
import { contextOf } from './contexts';
import { keepPublication } from './publications';
import type { Repositories } from './repositories';

/** Days for the range parameters of the routes. */
export const seededRange = { from: '2026-01-01', to: '2026-12-31' } as const;

const at = new Date('2026-03-02T09:00:00.000Z');
/** In the future: the person counts as present until the tests end. */
const LONG_PRESENT = new Date('2999-01-01T00:00:00.000Z');
const provider = { kind: 'built_in', model: 'built-in', region: '', promptVersion: '1' } as const;

interface Seeded {
  readonly councilId: string;
  readonly campaignId: string;
}

/** A wave with a response in it. */
const keepWave = async (
  { waves, waveSums, waveMembers }: Repositories,
  { councilId, campaignId }: Seeded,
): Promise<void> => {
  const id = `wave-${councilId}`;
  await waves.put({
    ...newWave(id, campaignId),
    revision: 1,
    reasons: [{ code: 'similar_texts', figures: { responses: councilId.length } }],
    sizes: [{ revision: 1, responses: councilId.length }],
    decision: 'kept',
    reason: `Of ${councilId}`,
    decidedAt: at,
    decidedBy: 'somebody',
  });
  const key = { campaignId, wave: id, series: 1, isExcluded: false, isUncounted: false };
  await waveSums.add([{ key, increments: { responses: councilId.length, seconds: {}, questions: {} } }]);
  await waveMembers.put(campaignId, new Map([[councilId.length, id]]));
};

/** A wave, which no route creates without a comparison. */
export const seedWave = (service: TestCampaigns, councilId: string, campaignId: string): Promise<void> => {
  const actor = userActor({ councilId });
  return contextOf(service, actor).unitOfWork(actor, (unit) => keepWave(unit, { councilId, campaignId }));
};

/** Traces that no job compares: they are due in the future only. */
const keepTraces = async ({ integrity, traces }: Repositories, { councilId, campaignId }: Seeded): Promise<void> => {
  const state = { ...newIntegrity(campaignId), state: 'done' as const, done: councilId.length, dueAt: LONG_PRESENT };
  await integrity.put({ ...state, key: new Uint8Array(32).fill(councilId.length) });
  await traces.put({ campaignId, from: 1, to: 1, bytes: new Uint8Array([councilId.length]) });
};

/** Data that no route creates directly: an analysis with its run and ledger entry, and visits. */
export const keepFigures = (service: TestCampaigns, councilId: string, campaignId: string): Promise<void> => {
  const actor = userActor({ councilId });
  return contextOf(service, actor).unitOfWork(actor, async (unit) => {
    const { insights, visits, presences, commentPlans, labelRuns, labelSamples, redactions } = unit;
    await keepPublication(unit, { councilId, campaignId });
    await presences.note(campaignId, { userId: `colleague-${councilId}`, questionId: 'wish' }, LONG_PRESENT);
    const insight = { campaignId, ...seededRange, type: 'summary' as const, analysis: `Of ${councilId}` };
    await insights.save({
      ...insight,
      result: { type: 'summary', summary: `Of ${councilId}`, points: [] },
      lack: null,
      base: { responses: 1, responsesRead: 1, comments: 1, read: 1, leftOut: 0, languages: ['en'] },
      provider,
      inputHash: 'h',
      dropped: 0,
      counterRevision: 1,
      citedIds: [],
      asOf: at,
    });
    // Done, so that no job claims it.
    const run = newRun({ campaignId, runId: `run-${councilId}`, types: ['summary'], actor, ...seededRange }, at);
    await insights.beginRun({ ...run, state: 'done', finishedAt: at }, null);
    await insights.addSending({
      id: `sending-${councilId}`,
      campaignId,
      type: 'summary',
      provider: 'openai',
      providerId: 'p1',
      model: `Of ${councilId}`,
      comments: 7,
      contentHash: 'h',
      redactions: {},
      inputTokens: 0,
      outputTokens: 0,
      isNoted: true,
      sentAt: at,
    });
    const note = { at, kind: 'level_set' as const, text: 'normal' };
    await unit.watches.save({ campaignId, watchers: [], since: null, notes: [note] });
    await unit.populations.save(councilId, { dimensions: [], sourceRevision: councilId.length });
    const report = { revision: 0, language: 'en', blocks: [{ kind: 'cover' as const, id: 'cover' }] };
    await unit.reportTemplates.save(report);
    const filter = { from: null, to: null, round: null, where: '' };
    await unit.reportLayouts.save({ ...report, campaignId, title: `Of ${councilId}`, filter });
    await commentPlans.ensure(campaignId, COMMENT_READER_VERSION, at);
    // The plan of each council has another revision.
    if (councilId === otherCouncil) await commentPlans.noteLabels(campaignId);
    const labelling = { campaignId, runId: `labelling-${councilId}`, scope: 'all' as const };
    const labelRun = newLabelRun({ ...labelling, total: councilId.length, actor }, at);
    await labelRuns.begin({ ...labelRun, state: 'done', done: labelRun.total, finishedAt: LONG_PRESENT }, null);
    await labelSamples.replace({
      id: `sample-${councilId}`,
      campaignId,
      seed: 1,
      createdAt: at,
      size: councilId.length,
      strata: [1],
      themeIds: [],
      coders: [`coder-${councilId}`],
      items: [],
    });
    await redactions.saveReview({
      campaignId,
      questionIds: ['wish'],
      needsSecondLook: false,
      terms: [`Of ${councilId}`],
      key: new Uint8Array(32).fill(councilId.length),
      state: 'ready',
      done: 1,
      total: 1,
      readAt: at,
      readRevision: councilId.length,
      revision: 0,
    });
    await redactions.putRead(campaignId, [
      { id: `redaction-${councilId}`, questionId: 'wish', responseId: '', responses: councilId.length, proposal: [] },
    ]);
    await visits.add(campaignId, '2026-03-02', { views: 9, starts: 8, completes: 4, abandons: 1 });
    await keepWave(unit, { councilId, campaignId });
    await keepTraces(unit, { councilId, campaignId });
  });
};

/** Records that a probe reads: of the own council, by the id of a series of the other one. */
const readTheirs =
  (read: (series: Repositories['answerSeries'], id: string) => Promise<unknown>) =>
  async (service: TestService<unknown>): Promise<unknown> => {
    const readerOf = (councilId: string) => {
      const actor = userActor({ councilId });
      return contextOf(service as TestCampaigns, actor).reader(actor).answerSeries;
    };
    const [theirs] = await readerOf(otherCouncil).listOfCouncil();
    return read(readerOf(ownCouncil), theirs?.id ?? '');
  };

const weighted = {
  isOn: true,
  dimensionIds: ['area'],
  trim: null,
  links: [],
  generation: 1,
  cells: 'counted',
  countedTo: 1,
  isDue: false,
} as const;

/** Reads, as the own council, the weighting of a campaign of the other one, which no route leads to. */
const readTheirWeighting =
  (read: (records: Repositories, campaignId: string) => Promise<unknown>) =>
  async (service: TestService<unknown>): Promise<unknown> => {
    const contextIn = (councilId: string) => contextOf(service as TestCampaigns, userActor({ councilId }));
    const theirs = contextIn(otherCouncil);
    const campaignId = `weighted-${otherCouncil}`;
    await theirs.unitOfWork(theirs.actor, async ({ weightings, weightCells }) => {
      if (await weightings.find(campaignId)) return;
      await weightings.put({
        ...weighted,
        dimensionIds: ['area'],
        links: [],
        campaignId,
        councilId: otherCouncil,
        revision: 0,
        choiceRevision: 0,
      });
      const key = { campaignId, generation: 1, series: 1, round: 1, pattern: 'east' };
      await weightCells.add([{ key, increments: { responses: 1, seconds: {}, questions: {} } }]);
    });
    const own = contextIn(ownCouncil);
    return read(own.reader(own.actor), campaignId);
  };

/** Reads, as the own council, what belongs to a campaign of the other one. Routes read the campaign before. */
const readOfTheirCampaign =
  (read: (records: Repositories, campaignId: string) => Promise<unknown>) =>
  async (service: TestService<unknown>): Promise<unknown> => {
    const readerOf = (councilId: string) => {
      const actor = userActor({ councilId });
      return contextOf(service as TestCampaigns, actor).reader(actor);
    };
    const [theirs] = await readerOf(otherCouncil).answerSeries.listOfCouncil();
    return read(readerOf(ownCouncil), theirs?.campaignId ?? '');
  };

/**
 * Responses and rollups of series are read only after the series, and samples only after the campaign, so routes alone do
 * not show what their filters do.
 */
export const isolationProbes = {
  comment_label_runs: readOfTheirCampaign(({ labelRuns }, campaignId) => labelRuns.find(campaignId)),
  label_samples: readOfTheirCampaign(({ labelSamples }, campaignId) => labelSamples.find(campaignId)),
  weightings: readTheirWeighting((records, campaignId) => records.weightings.find(campaignId)),
  weight_cells: readTheirWeighting(({ weightCells }, campaignId) => weightCells.eraseSomeOfCampaign(campaignId, 1)),
  wave_sums: readOfTheirCampaign(({ waveSums }, campaignId) => waveSums.list(campaignId)),
  wave_members: readOfTheirCampaign(async ({ waveMembers }, campaignId) => [...(await waveMembers.list(campaignId))]),
  response_traces: readOfTheirCampaign(({ traces }, campaignId) => traces.list(campaignId, 0, 1)),
  campaign_watches: readOfTheirCampaign(({ watches }, campaignId) => watches.get(campaignId)),
  publication_files: readOfTheirCampaign(
    async ({ publicationFiles }, campaignId) =>
      (await publicationFiles.open({ campaignId, version: 1, name: 'responses.csv' })) !== null,
  ),
  report_layouts: readOfTheirCampaign(({ reportLayouts }, campaignId) => reportLayouts.find(campaignId)),
  series_responses: readTheirs(({ responses }, campaignId) => responses.count({ campaignId })),
  series_rollups: readTheirs(({ rollups }, campaignId) => rollups.list(campaignId)),
};
