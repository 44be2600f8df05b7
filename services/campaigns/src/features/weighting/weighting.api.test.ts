import {
  type Answer,
  type Campaign,
  countAnswersOperation,
  eraseResponseOperation,
  exportResponsesOperation,
  getReportOperation,
  getWeightingOperation,
  importAnswersOperation,
  listResponsesOperation,
  publishSurveyOperation,
  type QuestionResult,
  saveWeightingOperation,
  setExclusionOperation,
  startExportOperation,
  systemActor,
  type WeightingChoice,
  weightingChangedEvent,
} from '@folkmoot/contracts';
import { responsesCsv } from '@folkmoot/response-export';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { raoScottTest, seededRandom, student975, weighResponses } from '@folkmoot/statistics';
import { wrongCells } from '../../entities/weighting';
import { countSome } from '../../entities/weighting/count-cells';
import { endedSeries } from '../../testing/answer-imports';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { contextOf, systemContextOf } from '../../testing/contexts';
import { responseFileBytes } from '../../testing/file-bytes';
import { saveQuestions } from '../../testing/journey';
import { readSav } from '../../testing/read-sav';
import { formOf } from '../../testing/sample-files';
import {
  givePopulation,
  openWeightedCampaign,
  populationOfTest,
  submitMany,
  weightedQuestions,
} from '../../testing/weighted-campaign';
import { countDueCells } from './count-due-cells.use-case';
import { saveWeighting } from './save-weighting.use-case';

const as = userActor();
const trim = { low: 0.3, high: 3 };
const choice: WeightingChoice = { isOn: true, dimensionIds: ['area', 'age'], trim };

interface Sent {
  readonly responseId: string;
  readonly answers: readonly Answer[];
}

const answerTo = ({ answers }: Sent, id: string) => answers.find(({ questionId }) => questionId === id)?.answer;

const margins = populationOfTest.map(({ id, categories }) => ({
  id,
  categories: categories.map((category) => ({ id: category.id, people: category.people ?? 0 })),
}));

/** The categories of a person by their answers, without anything of the product. */
const categoriesOf = (sent: Sent) =>
  ['where', 'old'].map((id) => {
    const answer = answerTo(sent, id);
    return typeof answer === 'string' && answer !== 'silent' ? answer : null;
  });

const weigh = (all: readonly Sent[]) => {
  const weighed = weighResponses(all.map(categoriesOf), { margins, trim });
  if (weighed.state !== 'weighted') throw new Error(JSON.stringify(weighed.reasons));
  return weighed;
};

/** A weighted mean with its interval, by definition, from single responses. */
/** As R computes it for the part of `sampleSize` responses that answered. */
const meanOf = (values: readonly { w: number; x: number }[], sampleSize: number) => {
  const total = values.reduce((sum, { w }) => sum + w, 0);
  const mean = values.reduce((sum, { w, x }) => sum + w * x, 0) / total;
  const n = values.length;
  const variance =
    values.reduce((sum, { w, x }) => sum + ((w * (x - mean)) / total) ** 2, 0) * (sampleSize / (sampleSize - 1));
  return { mean, error: Math.sqrt(variance), n };
};

const shareOf = (values: readonly { w: number; x: number }[], sampleSize: number) => {
  const { mean, error, n } = meanOf(values, sampleSize);
  const half = (student975(n - 1) * error) / (mean * (1 - mean));
  const logit = Math.log(mean / (1 - mean));
  const back = (value: number) => 100 / (1 + Math.exp(-value));
  return { weightedPercent: mean * 100, low: back(logit - half), high: back(logit + half) };
};

describe('weighting', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await givePopulation(service);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openWeightedCampaign(service);
  });

  const params = () => ({ campaignId: campaign.id });
  const save = async (changes: Partial<WeightingChoice> = {}) =>
    (await service.call(saveWeightingOperation, { as, params: params(), query: {}, body: { ...choice, ...changes } }))
      .body;
  const weighting = async () => (await service.call(getWeightingOperation, { as, params: params(), query: {} })).body;
  const report = async (query: Record<string, string> = {}) =>
    (await service.call(getReportOperation, { as, params: params(), query: { weighted: 'true', ...query } as never }))
      .body;
  const result = (body: Awaited<ReturnType<typeof report>>, id: string) =>
    body.results.find(({ questionId }) => questionId === id);

  /** Cells know the squares of answers, rollups the most that they can be. */
  const expectNarrower = (exact: QuestionResult['means'] = [], counted: QuestionResult['means'] = []) => {
    expect(exact.map(({ value, mean }) => [value, mean])).toEqual(counted.map(({ value, mean }) => [value, mean]));
    const isWithin = counted.map(({ low, high }, index) => {
      const own = exact[index];
      return (own?.low ?? Number.NaN) >= (low ?? Number.NaN) && (own?.high ?? Number.NaN) <= (high ?? Number.NaN);
    });
    expect(isWithin).not.toContain(false);
  };

  /** A result as it is without weights. */
  const withoutWeights = ({
    weightedMean: _mean,
    low: _low,
    high: _high,
    weightedMeans: _means,
    weightedShares: _shares,
    effectiveSize: _size,
    means: _own,
    segments,
    ...others
  }: Partial<QuestionResult> = {}) => ({
    ...others,
    segments: segments?.map(({ value, label, count, percent }) => ({ value, label, count, percent })),
  });

  test('weighted results equal a recount over single responses, beside the same unweighted ones', async () => {
    const sent = await submitMany(service, campaign, 400);
    const unweighted = (await service.call(getReportOperation, { as, params: params(), query: {} })).body;
    expect(await weighting()).toMatchObject({ isOn: false, state: 'refused', reasons: [{ code: 'off' }], n: 400 });
    expect(await save()).toMatchObject({ isOn: true, state: 'weighted', reasons: [], n: 400, converged: true });
    const { weights, figures, raking } = weigh(sent);
    const status = await weighting();
    expect(status.linkedDimensionIds).toEqual(['area', 'age']);
    expect(status.effectiveSize).toBeCloseTo(figures.effectiveSize, 6);
    expect(status.designEffect).toBeCloseTo(figures.designEffect, 6);
    expect(status.least).toBeCloseTo(figures.least, 6);
    expect(status.largest).toBeCloseTo(figures.largest, 6);
    expect(status.iterations).toBe(raking.iterations);

    const body = await report();
    expect(body.weighting).toMatchObject({ state: 'weighted', n: 400 });
    const valuesOf = (id: string, x: (answer: Answer['answer']) => number) =>
      sent.flatMap((each, index) => {
        const answer = answerTo(each, id);
        return answer === undefined ? [] : [{ w: weights[index] ?? 0, x: x(answer) }];
      });
    const shares = [
      ...['1', '2', '3', '4', '5'].map((value) => ({ id: 'mood', value })),
      ...['east', 'west', 'north', 'silent'].map((value) => ({ id: 'where', value })),
      { id: 'wishes', value: 'benches' },
    ];
    for (const { id, value } of shares) {
      const segment = result(body, id)?.segments?.find((each) => each.value === value);
      const expected = shareOf(
        valuesOf(id, (answer) => Number([answer].flat().map(String).includes(value))),
        sent.length,
      );
      const differences = (['weightedPercent', 'low', 'high'] as const).map((key) =>
        Math.abs((segment?.[key] ?? Number.NaN) - expected[key]),
      );
      expect(Math.max(...differences)).toBeLessThan(0.005_001);
    }
    // Everybody who answered chose trees.
    expect(result(body, 'wishes')?.segments?.[0]).toMatchObject({ weightedPercent: 100, high: 100 });
    for (const id of ['mood', 'hours']) {
      const { mean, error, n } = meanOf(valuesOf(id, Number), sent.length);
      const half = student975(n - 1) * error;
      const own = result(body, id);
      expect(own?.weightedMean).toBeCloseTo(mean, 2);
      expect(own?.low).toBeCloseTo(mean - half, 2);
      expect(own?.high).toBeCloseTo(mean + half, 2);
    }
    for (const { means, ...each } of unweighted.results) {
      const own = result(body, each.questionId);
      expect(withoutWeights(own)).toEqual(each);
      expectNarrower(own?.means, means);
    }
  });

  test('weights follow new, excluded and included responses', async () => {
    const first = await submitMany(service, campaign, 150);
    await save();
    const second = await submitMany(service, campaign, 60, { seed: 8, day: '2026-03-03' });
    const gone = second[0];
    const exclude = (isExcluded: boolean) =>
      service.call(setExclusionOperation, {
        as,
        params: { ...params(), responseId: gone?.responseId ?? '' },
        body: { isExcluded, reason: 'Twice' },
      });
    await exclude(true);
    const without = weigh([...first, ...second.slice(1)]);
    expect(await weighting()).toMatchObject({ n: 209, largest: expect.closeTo(without.figures.largest, 6) });
    await exclude(false);
    const all = weigh([...first, ...second]);
    expect(await weighting()).toMatchObject({ n: 210, effectiveSize: expect.closeTo(all.figures.effectiveSize, 6) });
  });

  test('files have the weight as their last column, the same from server and browser', async () => {
    const sent = await submitMany(service, campaign, 120);
    const plain = await service.call(exportResponsesOperation, { as, params: params(), query: {} });
    expect(String(plain.body)).not.toContain('"Weight"');
    await save();
    const { weights } = weigh(sent);
    const { body } = await service.call(exportResponsesOperation, { as, params: params(), query: {} });
    const lines = String(body).split('\r\n');
    const head = lines.findIndex((line) => line.startsWith('"Response ID"'));
    expect(lines[head]).toMatch(/,"Weight"$/);
    const written = new Map(
      lines.slice(head + 1, head + 121).map((line) => [line.split('"')[1] ?? '', /,"(\d+\.\d{6})"$/.exec(line)?.[1]]),
    );
    for (const [index, { responseId }] of sent.entries())
      expect(written.get(responseId)).toBe((weights[index] ?? 0).toFixed(6));

    const about = (await service.call(startExportOperation, { as, params: params(), body: {} })).body;
    const query = { purpose: 'export', excluded: 'none', limit: '100' } as never;
    const page = (await service.call(listResponsesOperation, { as, params: params(), query })).body;
    const csv = responsesCsv(about);
    expect(String(body)).toContain(csv.row(page.items[0] as never).trimEnd());

    const id = sent[0]?.responseId;
    const weight = Number((weights[0] ?? 0).toFixed(6));
    const jsonl = await responseFileBytes(service, as, campaign.id, 'jsonl');
    const line = jsonl
      .toString()
      .split('\n')
      .map((text) => (text ? JSON.parse(text) : {}))
      .find((each) => each.id === id);
    expect(line.weight).toBe(weight);
    const sav = readSav(await responseFileBytes(service, as, campaign.id, 'sav'));
    expect(JSON.stringify(sav)).toContain('Weight');
  });

  test('counts with filters, days and crossed questions have sums of weights, and a test', async () => {
    const first = await submitMany(service, campaign, 300);
    const second = await submitMany(service, campaign, 100, { seed: 9, day: '2026-03-04' });
    await save();
    const sent = [...first, ...second];
    const { weights } = weigh(sent);
    const weightOf = new Map(sent.map((each, index) => [each, weights[index] ?? 0]));
    const query = { rows: 'mood', columns: 'where', weighted: 'true' } as never;
    const { body } = await service.call(countAnswersOperation, { as, params: params(), query });
    const columns = ['east', 'west', 'north', 'silent'];
    const cells = [1, 2, 3, 4, 5].map((mood) =>
      columns.map((where) => {
        const own = sent.filter((each) => answerTo(each, 'mood') === mood && answerTo(each, 'where') === where);
        const w = own.map((each) => weightOf.get(each) ?? 0);
        return { n: own.length, w: w.reduce((a, b) => a + b, 0), w2: w.reduce((a, b) => a + b * b, 0) };
      }),
    );
    const expected = raoScottTest(cells);
    expect(body.test).toMatchObject({
      name: 'rao_scott',
      statistic: expect.closeTo(expected?.statistic ?? 0, 8),
      p: expect.closeTo(expected?.p ?? 0, 8),
      df: expected?.df.map((df) => expect.closeTo(df, 6)),
      columnValues: columns,
      rowValues: ['1', '2', '3', '4', '5'],
    });
    expect(body.test?.columns).toHaveLength(5);
    const cell = body.cross?.cells.find(({ row, column }) => row === '2' && column === 'west');
    expect(cell).toMatchObject({ count: cells[1]?.[1]?.n, w: expect.closeTo(cells[1]?.[1]?.w ?? 0, 9) });
    const unweighted = await service.call(countAnswersOperation, {
      as,
      params: params(),
      query: { rows: 'mood', columns: 'where' },
    });
    expect(unweighted.body.test).toBeUndefined();
    expect(unweighted.body.cross?.weighted).toBeUndefined();

    // A range of days: weights are those of the campaign, not of the range.
    const ranged = result(await report({ from: '2026-03-04', to: '2026-03-04' }), 'hours');
    const hours = second.flatMap((each) => {
      const answer = answerTo(each, 'hours');
      return answer === undefined ? [] : [{ w: weightOf.get(each) ?? 0, x: Number(answer) }];
    });
    const { mean, error, n } = meanOf(hours, first.length + second.length);
    expect(ranged?.weightedMean).toBeCloseTo(mean, 2);
    expect(ranged?.high).toBeCloseTo(mean + student975(n - 1) * error, 2);
    // The same days as all days.
    expect((await report({ from: '2026-03-01', to: '2026-03-31' })).results).toEqual((await report()).results);
  });

  test('it refuses with reasons, and says what would help', async () => {
    await submitMany(service, campaign, 40);
    expect(await save()).toMatchObject({
      state: 'refused',
      reasons: [{ code: 'too_few_responses', responses: 40, leastResponses: 100 }],
    });
    expect((await report()).results.some((each) => each.segments?.some((part) => 'weightedPercent' in part))).toBe(
      false,
    );
    await submitMany(service, campaign, 100, { seed: 3 });
    const area = populationOfTest[0];
    const age = populationOfTest[1];
    if (!area || !age) throw new Error('no population');
    const south = { id: 'south', name: 'South', people: 900 };
    await givePopulation(service, [{ ...area, categories: [...area.categories, south] }, age]);
    const empty = [{ code: 'empty_category', dimensionId: 'area', categoryId: 'south', mergeWith: 'north' }];
    expect((await weighting()).reasons).toEqual(empty);
    expect(await save({ merges: { area: { south: 'north' } } })).toMatchObject({ state: 'weighted', n: 140 });
    await givePopulation(service, [{ ...area, categories: [{ ...south, people: null }, ...area.categories] }, age]);
    expect((await save()).reasons).toEqual([{ code: 'population_unknown', dimensionId: 'area', categoryId: 'south' }]);
    await givePopulation(service);
    const targets = { age: { young: 0.3, middle: 0.3, old: 0.3 } };
    expect((await save({ targets })).reasons).toEqual([
      { code: 'targets_do_not_add_up', dimensionId: 'age', sum: expect.closeTo(0.9, 9) },
    ]);
    expect(await save({ targets: { age: { young: 0.3, middle: 0.4, old: 0.3 } } })).toMatchObject({
      state: 'weighted',
    });
    expect((await save({ dimensionIds: [] })).reasons).toEqual([{ code: 'no_dimensions' }]);
    expect((await save({ dimensionIds: ['tenure'] })).reasons).toEqual([
      { code: 'population_unknown', dimensionId: 'tenure' },
    ]);
    const extreme = {
      area: { east: 0.001, west: 0.001, north: 0.998 },
      age: { young: 0.998, middle: 0.001, old: 0.001 },
    };
    const refused = await save({ targets: extreme, trim: null });
    expect(refused.reasons).toMatchObject([{ code: 'design_effect', mostDesignEffect: 3 }]);
    expect(refused.designEffect).toBeGreaterThan(3);
    expect(await save({ isOn: false })).toMatchObject({ isOn: false, reasons: [{ code: 'off' }] });
  });

  test('cells follow changed links when the survey is published', async () => {
    await submitMany(service, campaign, 200);
    const before = await save();
    const [where, ...others] = weightedQuestions;
    const options = { east: 'west', west: 'west', north: 'north', silent: 'east' };
    const population = { dimensionId: 'area', options };
    await saveQuestions(service, campaign.id, [{ ...where, population } as never, ...others]);
    expect((await weighting()).largest).toBe(before.largest);
    expect((await service.call(publishSurveyOperation, { as, params: params() })).status).toBe(200);
    const after = await weighting();
    expect(after).toMatchObject({ state: 'weighted', n: 200 });
    expect(after.largest).not.toBe(before.largest);
  });

  test('each round has weights of its own, and all rounds together have those of each', async () => {
    const first = await submitMany(service, campaign, 200);
    const second = await submitMany(service, campaign, 150, { seed: 21, round: 2 });
    await save();
    const weighed = [weigh(first), weigh(second)];
    const ofRound = async (round: string) =>
      (await service.call(getWeightingOperation, { as, params: params(), query: { round } as never })).body;
    for (const [index, each] of weighed.entries())
      expect(await ofRound(String(index + 1))).toMatchObject({
        n: each.weights.length,
        effectiveSize: expect.closeTo(each.figures.effectiveSize, 6),
      });
    const all = weighed.flatMap(({ weights }) => [...weights]);
    const squares = all.reduce((sum, w) => sum + w * w, 0);
    expect(await weighting()).toMatchObject({ n: 350, effectiveSize: expect.closeTo(350 ** 2 / squares, 6) });
    const answers = [...first, ...second].flatMap((each, index) => {
      const answer = answerTo(each, 'hours');
      return answer === undefined ? [] : [{ w: all[index] ?? 0, x: Number(answer) }];
    });
    expect(result(await report(), 'hours')?.weightedMean).toBeCloseTo(meanOf(answers, 350).mean, 2);
    await submitMany(service, campaign, 5, { seed: 22, round: 3 });
    const few = { code: 'too_few_responses', round: 3, responses: 5, leastResponses: 100 };
    expect((await weighting()).reasons).toContainEqual(few);
    expect(await ofRound('1')).toMatchObject({ state: 'weighted' });
  });

  test('cells equal a recount after random work at the same time, also while they are counted', async () => {
    const actor = systemActor('campaigns', ownCouncil);
    const context = contextOf(service, actor);
    const random = seededRandom(11);
    const ids = (await submitMany(service, campaign, 60)).map(({ responseId }) => responseId);
    const someId = () => ids[Math.floor(random() * ids.length)] ?? '';
    let stepsBesideWork = 0;
    const exclude = (isExcluded: boolean) =>
      service.call(setExclusionOperation, {
        as,
        params: { ...params(), responseId: someId() },
        body: { isExcluded, reason: 'Test' },
      });
    const works = [
      async () => {
        const more = await submitMany(service, campaign, 3, {
          seed: Math.floor(random() * 1_000),
          round: 1 + Math.floor(random() * 2),
        });
        ids.push(...more.map(({ responseId }) => responseId));
      },
      () => exclude(true),
      () => exclude(false),
      () =>
        service.call(eraseResponseOperation, {
          as: systemActor('public', ownCouncil),
          body: { campaignId: campaign.id, responseId: someId(), isOnItsWay: false },
        }),
      async () => {
        if (await context.unitOfWork(actor, (unit) => countSome(unit, campaign.id, 1))) stepsBesideWork += 1;
      },
    ];
    const someWork = () => works[Math.floor(random() * works.length)]?.();
    const wrong = () => wrongCells(context.reader(actor), campaign.id);
    const stored = async () => context.reader(actor).weightings.find(campaign.id);
    const worked = async () => {
      for (let step = 0; step < 15; step += 1) await Promise.all([someWork(), someWork()]);
    };
    // The service's own job may count everything before a step does: then another generation begins.
    for (let generation = 0; stepsBesideWork < 3 && generation < 20; generation += 1) {
      await saveWeighting(contextOf(service, as), campaign.id, { ...choice, isOn: false });
      await saveWeighting(contextOf(service, as), campaign.id, choice);
      await worked();
    }
    expect(stepsBesideWork).toBeGreaterThanOrEqual(3);
    await countDueCells(systemContextOf(service), new AbortController().signal);
    expect((await stored())?.cells).toBe('counted');
    expect(await wrong()).toBe(0);
    await worked();
    expect(await wrong()).toBe(0);
    // A recount finds a cell that is wrong.
    const generation = (await stored())?.generation ?? 0;
    const extra = { campaignId: campaign.id, generation, series: 1, round: 1, pattern: 'east,old' };
    const increments = { responses: 1, seconds: {}, questions: {} };
    await context.unitOfWork(actor, ({ weightCells }) => weightCells.add([{ key: extra, increments }]));
    expect(await wrong()).toBe(1);
  });

  test('imported answers are not weighted', async () => {
    await submitMany(service, campaign, 120);
    await save();
    const body = formOf({ bytes: Buffer.from('mood\n4\n5\n'), name: 'paper.csv' });
    body.set('name', 'Paper');
    const { body: imported } = await service.call(importAnswersOperation, { as, params: params(), query: {}, body });
    await endedSeries(service, campaign.id, as);
    const shown = await report({ importedSeries: imported.series?.id ?? '' });
    expect(shown).toMatchObject({
      responses: 2,
      weighting: { state: 'refused', reasons: [{ code: 'imported_series' }] },
    });
  });

  test('a change is refused when somebody else has changed the choice since', async () => {
    const change = (revision: number, isOn: boolean) =>
      service.call(saveWeightingOperation, { as, params: params(), query: {}, body: { ...choice, isOn, revision } });
    expect((await weighting()).revision).toBe(0);
    expect((await change(0, true)).body.revision).toBe(1);
    const late = await change(0, false);
    expect([late.status, late.body.code]).toEqual([409, 'stale_revision']);
    // Counting responses, and the same choice again, are no changes.
    expect((await change(1, true)).body).toMatchObject({ isOn: true, revision: 1 });
    expect((await change(1, false)).body).toMatchObject({ isOn: false, revision: 2 });
  });

  test('a change is in the activity log, and the same choice again is not', async () => {
    await service.settled();
    service.forgetEvents();
    await save();
    await save();
    await save({ isOn: false });
    await service.settled();
    const changes = service.eventsOf(weightingChangedEvent).map(({ payload }) => payload);
    const dimensions = ['area', 'age'];
    expect(changes).toEqual([
      { campaignId: campaign.id, change: 'on', dimensions },
      { campaignId: campaign.id, change: 'off', dimensions },
    ]);
  });
});
