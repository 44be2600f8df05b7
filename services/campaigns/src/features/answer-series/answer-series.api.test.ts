import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Answer,
  activateCampaignOperation,
  answerSeriesChangedEvent,
  countAnswersOperation,
  deleteAnswerSeriesOperation,
  deleteCampaignOperation,
  encodeAnswerFilters,
  exportResponsesFileOperation,
  exportResponsesOperation,
  getReportOperation,
  importAnswersOperation,
  listAnswerSeriesOperation,
  listResponsesOperation,
  type QuestionInput,
  systemActor,
  type UserActor,
} from '@folkmoot/contracts';
import {
  eraseCouncil,
  memoryBlobs,
  otherCouncil,
  ownCouncil,
  tracesOf,
  until,
  userActor,
} from '@folkmoot/service-kit/testing';
import { endedSeries } from '../../testing/answer-imports';
import {
  publishCouncil,
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
} from '../../testing/campaigns-service';
import { systemContextOf } from '../../testing/contexts';
import { createCampaign, openCampaign, saveQuestions, submit } from '../../testing/journey';
import { answerFileKey } from './answer-file-store';
import { sweepSeries } from './sweep-series.use-case';

const as = userActor();
const options = (...labels: string[]) => labels.map((label, index) => ({ id: `o${index + 1}`, label }));

const questions: QuestionInput[] = [
  { id: 'how', type: 'dropdown', title: 'How do you come?', required: true, options: options('On foot', 'By bus') },
  {
    id: 'uses',
    type: 'multiselect',
    title: 'What for?',
    options: options('Walks; runs', 'Benches', 'Dogs'),
    required: false,
  },
  { id: 'age', type: 'number', title: 'Your age?', required: false, numberRange: { min: 0, max: 120, decimals: 1 } },
  { id: 'wish', type: 'textarea', title: 'A wish?', required: false },
  { id: 'mail', type: 'email', title: 'Your mail?', required: false },
];

const csv = [
  'How do you come?;What for?;Your age?;A wish?;Your mail?;Submitted;Notes',
  'By bus;Benches, Dogs;33,5;=1+1;ADA@X.example;04.05.2019;x',
  'on FOOT;"Walks; runs; Dogs";7;;;2019-05-05 10:00;',
  '2;;;"More ""trees""";;;',
  'By boat;;;;;;',
  ';;;;;;only a note',
  'By bus;;200;;;;',
  'By bus;;;;;31.02.2019;',
].join('\r\n');

const formOf = (text: string | Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([text as string]), 'paper.csv');
  return form;
};

describe('answers of a file', () => {
  let service: TestCampaigns;
  let campaignId: string;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
    campaignId = (await createCampaign(service)).id;
    await saveQuestions(service, campaignId, questions);
    const active = (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
    const answers: Answer[] = [
      { questionId: 'how', answer: 'o1' },
      { questionId: 'uses', answer: ['o1', 'o3'] },
      { questionId: 'wish', answer: "N/A is what I'd say" },
    ];
    await submit(service, active, { answers });
  });
  afterAll(() => service.stop());

  const send = (body: FormData, query: { dryRun?: 'true'; again?: 'true' } = {}, params = { campaignId }) =>
    service.call(importAnswersOperation, { as, params, query, body });
  const list = async () => (await service.call(listAnswerSeriesOperation, { as, params: { campaignId } })).body.items;
  const ended = () => endedSeries(service, campaignId, as);
  const report = async (importedSeries?: string) =>
    (
      await service.call(getReportOperation, {
        as,
        params: { campaignId },
        query: importedSeries ? { importedSeries } : {},
      })
    ).body;

  it('are only looked at in a dry run, which says the use of each column and why rows are refused', async () => {
    const { status, body } = await send(formOf(csv), { dryRun: 'true' });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      series: null,
      delimiter: ';',
      rows: 7,
      accepted: 3,
      refusedCount: 4,
      period: { from: '2019-05-04', to: '2019-05-05' },
    });
    expect(
      body.columns.map(({ heading, use }) => [heading, use.kind === 'answer' ? use.questionId : use.kind]),
    ).toEqual([
      ...[
        ['How do you come?', 'how'],
        ['What for?', 'uses'],
        ['Your age?', 'age'],
        ['A wish?', 'wish'],
      ],
      ...[
        ['Your mail?', 'mail'],
        ['Submitted', 'submitted'],
        ['Notes', 'ignored'],
      ],
    ]);
    expect(body.refused).toEqual([
      { line: 5, column: 'How do you come?', reason: '“By boat” is no answer to this question.' },
      { line: 6, column: '', reason: 'The row has no answer.' },
      { line: 7, column: 'Your age?', reason: '“200” is no answer to this question.' },
      { line: 8, column: 'Submitted', reason: '“31.02.2019” is no day or moment.' },
    ]);
    expect(await list()).toEqual([]);
  });

  it('become a series that no live figure counts, and that is shown, exported and deleted by itself', async () => {
    const { status, body } = await send(formOf(csv, { name: 'Paper answers 2019' }));
    expect([status, body.accepted, body.refusedCount]).toEqual([202, 3, 4]);
    expect(body.series).toMatchObject({ state: 'importing', rows: 7, responses: 0, refused: 0 });
    const seriesId = body.series?.id ?? '';
    const counted = { state: 'complete', isComplete: true, rows: 7, responses: 3, refused: 4 };
    expect(await ended()).toMatchObject([{ id: seriesId, name: 'Paper answers 2019', ...counted }]);

    expect(await report()).toMatchObject({ responses: 1, totalResponses: 1 });
    const shown = await report(seriesId);
    expect(shown).toMatchObject({
      responses: 3,
      totalResponses: 3,
      targetResponses: null,
      title: expect.stringContaining('(imported: Paper answers 2019)'),
    });
    expect(shown.timeline.filter(({ count }) => count > 0).slice(0, 2)).toEqual([
      { date: '2019-05-04', count: 1 },
      { date: '2019-05-05', count: 1 },
    ]);
    const where = encodeAnswerFilters([{ questionId: 'how', segments: ['o2'] }]);
    const onFoot = await service.call(countAnswersOperation, {
      as,
      params: { campaignId },
      query: { importedSeries: seriesId, where },
    });
    expect(onFoot.body.responses).toBe(2);
    const { items } = (
      await service.call(listResponsesOperation, { as, params: { campaignId }, query: { importedSeries: seriesId } })
    ).body;
    const byNumber = new Map(
      items.map(({ number, answers }) => [
        number,
        Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
      ]),
    );
    expect(byNumber.get(1)).toEqual({ how: 'o2', uses: ['o2', 'o3'], age: 33.5, wish: '=1+1', mail: 'ada@x.example' });
    expect(byNumber.get(2)).toEqual({ how: 'o1', uses: ['o1', 'o3'], age: 7 });
    expect(byNumber.get(3)).toEqual({ how: 'o2', wish: 'More "trees"' });
    expect((await service.call(listResponsesOperation, { as, params: { campaignId }, query: {} })).body.total).toBe(1);

    const again = await send(formOf(csv, { name: 'Twice' }));
    expect([again.status, again.body]).toMatchObject([409, { detail: expect.stringContaining('Paper answers 2019') }]);
    const live = await service.call(exportResponsesOperation, { as, params: { campaignId }, query: {} });
    const exported = await service.call(exportResponsesOperation, {
      as,
      params: { campaignId },
      query: { importedSeries: seriesId, columns: 'options' },
    });
    expect(live.text).not.toContain('=1+1');
    expect(exported.text).toContain('(imported: Paper answers 2019)');
    expect(exported.text.match(/,"(Series|Paper answers 2019)"\r\n/g)).toHaveLength(4);
    expect(live.text).not.toContain('"Series"');
    const lines = await service.call(exportResponsesFileOperation, {
      as,
      params: { campaignId, format: 'jsonl' },
      query: { importedSeries: seriesId },
    });
    expect(lines.text.match(/"series":"Paper answers 2019"/g)).toHaveLength(3);

    // The export by option comes back as it was.
    const back = await send(formOf(exported.text, { name: 'Back' }));
    expect([back.status, back.body.refused, back.body.accepted]).toEqual([202, [], 3]);
    await ended();
    const backItems = (
      await service.call(listResponsesOperation, {
        as,
        params: { campaignId },
        query: { importedSeries: back.body.series?.id ?? '' },
      })
    ).body.items;
    const sorted = (each: typeof items) => each.map(({ answers }) => JSON.stringify(answers)).sort();
    expect(sorted(backItems)).toEqual(sorted(items));

    const gone = await service.call(deleteAnswerSeriesOperation, { as, params: { campaignId, seriesId } });
    expect(gone.status).toBe(204);
    expect((await list()).map(({ name }) => name)).toEqual(['Back']);
    const missing = await service.call(getReportOperation, {
      as,
      params: { campaignId },
      query: { importedSeries: seriesId },
    });
    expect(missing.status).toBe(404);
    expect((await report()).totalResponses).toBe(1);
    expect(service.eventsOf(answerSeriesChangedEvent).map(({ payload }) => payload.change)).toEqual([
      ...['import_started', 'imported'],
      ...['import_started', 'imported'],
      'deleted',
    ]);
  });

  /** Many batches, so that an import still runs when a test has seen its first ones. */
  const rows = 6_000;
  const many = (name: string) =>
    formOf(`How do you come?;A wish?\n${Array.from({ length: rows }, (_, row) => `By bus;Wish ${row}\n`).join('')}`, {
      name,
    });
  const stored = async (of: TestCampaigns, campaignId: string) => ({
    wishes: (await of.connection.collection('series_responses').find({ campaignId }).toArray()).map(
      ({ number, answers }) => [number, answers.at(-1).answer],
    ),
    rollups: await of.connection.collection('series_rollups').countDocuments({ campaignId }),
  });
  const seriesOf = async (seriesId: string) => (await list()).find(({ id }) => id === seriesId);
  /** Starts the import of many rows, and waits until some of them are stored. */
  const begin = async (name: string): Promise<string> => {
    const { body } = await send(many(name), { again: 'true' });
    const id = body.series?.id ?? '';
    expect(body.series).toMatchObject({ name, rows, state: 'importing' });
    await until(async () => ((await seriesOf(id))?.responses ?? 0) > 0);
    return id;
  };
  /** Kept files of imports. */
  const files = () => service.connection.collection('blobs.files').countDocuments();

  it('leave nothing when their import is cancelled in the middle', async () => {
    const seriesId = await begin('Cancelled');
    const hidden = await service.call(getReportOperation, {
      as,
      params: { campaignId },
      query: { importedSeries: seriesId },
    });
    const { status } = await service.call(deleteAnswerSeriesOperation, { as, params: { campaignId, seriesId } });
    expect([hidden.status, status]).toEqual([404, 204]);
    expect((await list()).map(({ name }) => name)).toEqual(['Back']);
    const jobs = async () => [
      ...(await service.jobs.list('answer-series.import')),
      ...(await service.jobs.list('answer-series.remove')),
    ];
    await until(async () => (await jobs()).every(({ state }) => state === 'done'));
    expect(await stored(service, seriesId)).toEqual({ wishes: [], rollups: 0 });
    expect(await service.connection.collection('answer_series').countDocuments()).toBe(1);
    expect(await files()).toBe(0);
  });

  it('are read by the columns that staff chose', async () => {
    const file = 'a,b,c\nyes,1,x\nno,2,y\n';
    const columns = JSON.stringify([
      { kind: 'answer', questionId: 'uses', part: 'o2' },
      { kind: 'answer', questionId: 'how' },
      { kind: 'ignored' },
    ]);
    const { body } = await send(formOf(file, { columns }), { dryRun: 'true' });
    expect([body.accepted, body.refusedCount]).toEqual([2, 0]);
  });

  it.each([
    ['is used twice', '[{"kind":"answer","questionId":"how"},{"kind":"answer","questionId":"how"}]'],
    ['is used for an unknown question', '[{"kind":"answer","questionId":"gone"}]'],
    ['is used for a name of a prototype', '[{"kind":"answer","questionId":"constructor"}]'],
    ['is no use', '[{"kind":"other"}]'],
    ['is no JSON', '['],
    ['is not used at all', '[]'],
  ])('are refused when a column %s', async (_, columns) => {
    expect((await send(formOf(csv, { name: 'N', columns }))).status).toBe(400);
  });

  it.each([
    ['is a workbook', Buffer.from('PK\u0003\u0004rest'), 422],
    ['has zero bytes', Buffer.from('How do you come?\nBy\u0000bus\n'), 422],
    ['is empty', '', 422],
    ['has only headings', 'How do you come?\n', 422],
    ['has no known column', 'x,y\n1,2\n', 400],
    ['has a cell without end', `How do you come?,A wish?\n"${'x'.repeat(200_000)}\n`, 422],
  ])('are refused in words when the file %s', async (_, file, status) => {
    const sent = await send(formOf(file, { name: 'N' }));
    expect([sent.status, typeof (sent.body as unknown as { detail: string }).detail]).toEqual([status, 'string']);
    expect((await list()).map(({ name }) => name)).toEqual(['Back']);
  });

  it('have the outcome that the guide shows', async () => {
    const guide = readFileSync(path.resolve(__dirname, '../../../../../docs/guides/import-answers.md'), 'utf8');
    const block = (name: string): string => guide.split(`\`\`\`${name}\n`)[1]?.split('\n```')[0] ?? '';
    const { body } = await send(formOf(block('csv answers')), { dryRun: 'true' });
    expect(body).toMatchObject(JSON.parse(block('json outcome')));
  });

  it.each([
    ['are forgotten when their upload was abandoned', 'uploading', 4_000_000, false],
    ['are kept while they are uploaded', 'uploading', 1_000_000, true],
    ['are deleted when their removal was interrupted', 'removing', 100_000, false],
  ] as const)('%s', async (_, state, idleMs, isKept) => {
    const context = systemContextOf(service);
    const actor = systemActor('campaigns', ownCouncil);
    const blobs = memoryBlobs();
    const text = Buffer.from(`wish\nOf ${idleMs}\n`);
    const id = `${state}-${idleMs}`;
    const file = answerFileKey({ id, councilId: ownCouncil }, text);
    await blobs.put(file, text, 'text/csv');
    const place = { offset: 5, line: 2 };
    const work = { file, delimiter: ',', quote: '"', isOwn: false, uses: [], version: 1, place };
    const at = new Date(service.clock.now().getTime() - idleMs);
    const origin = { name: 'Old', fileName: 'old.csv', fileHash: 'h', zone: 'UTC', importedBy: 'u1', importedAt: at };
    const progress = { state, rows: 1, responses: 0, refused: 0, isComplete: false, runId: null, touchedAt: at, work };
    await context.unitOfWork(actor, ({ answerSeries }) =>
      answerSeries.insert({ id, campaignId: 'none', ...origin, ...progress }),
    );
    await sweepSeries(context, new AbortController().signal, { blobs, jobs: service.jobs });
    const kept = await context.reader(actor).answerSeries.find(id);
    expect([kept !== null, await blobs.exists(file)]).toEqual([isKept, isKept]);
    await context.unitOfWork(actor, ({ answerSeries }) => answerSeries.delete(id));
  });

  it('need a name, and a campaign of the council', async () => {
    expect((await send(formOf(csv), { again: 'true' })).status).toBe(400);
    const other = await createCampaign(service, userActor({ councilId: otherCouncil }));
    expect((await send(formOf(csv, { name: 'N' }), {}, { campaignId: other.id })).status).toBe(404);
  });

  const runJob = async (name: string): Promise<void> => {
    const job = service.parts.jobs?.find((each) => each.name === name);
    if (!job) throw new Error(`the service has no job ${name}`);
    const { signal } = new AbortController();
    await job.run({ data: undefined, runId: 'run', checkpoint: null, signal, save: async () => undefined });
  };

  /** Another campaign with imported answers: its id and that of the series. */
  const another = async (by: UserActor) => {
    const { id } = await openCampaign(service, by, questions);
    const body = formOf('How do you come?;A wish?\nBy bus;Words of paper\n', { name: 'Gone' });
    const sent = await service.call(importAnswersOperation, { as: by, params: { campaignId: id }, query: {}, body });
    await endedSeries(service, id, by);
    return { id, seriesId: sent.body.series?.id ?? 'none' };
  };

  it('are erased with their campaign when it can no longer be restored', async () => {
    const { id, seriesId } = await another(as);
    expect(await tracesOf(service, seriesId)).toEqual(['answer_series', 'series_responses', 'series_rollups']);
    expect((await service.call(deleteCampaignOperation, { as, params: { campaignId: id } })).status).toBe(204);
    service.clock.advance(31 * 86_400_000);
    await runJob('campaigns.erase-deleted');
    expect((await service.call(listAnswerSeriesOperation, { as, params: { campaignId: id } })).status).toBe(404);
    service.clock.advance(120_000);
    await runJob('answer-series.sweep');
    expect(await tracesOf(service, seriesId)).toEqual([]);
    expect(await tracesOf(service, 'Words of paper')).toEqual([]);
  });

  it('are erased with their council', async () => {
    const { seriesId } = await another(userActor({ councilId: otherCouncil }));
    expect(await tracesOf(service, seriesId)).toEqual(['answer_series', 'series_responses', 'series_rollups']);
    await eraseCouncil(service, otherCouncil);
    expect(await tracesOf(service, seriesId)).toEqual([]);
  });

  it('are stored once each when the instance that imports them stops and another one goes on', async () => {
    const seriesId = await begin('Continued');
    await service.jobs.stop();
    const stopped = await seriesOf(seriesId);
    expect(stopped?.state).toBe('importing');
    expect(stopped?.responses).toBeLessThan(rows);
    const another = await startAnotherInstance(service);
    try {
      const done = (await endedSeries(another, campaignId, as)).find(({ id }) => id === seriesId);
      expect(done).toMatchObject({ id: seriesId, state: 'complete', responses: rows, refused: 0 });
      const { wishes } = await stored(another, seriesId);
      const once = Array.from({ length: rows }, (_, row) => [row + 1, `Wish ${row}`]);
      expect(wishes.sort(([a], [b]) => a - b)).toEqual(once);
      expect(await report(seriesId)).toMatchObject({ responses: rows });
      await until(async () => (await files()) === 0);
    } finally {
      await another.stop();
    }
  });
});
