import {
  type Answer,
  activateCampaignOperation,
  type Campaign,
  countAnswersOperation,
  encodeAnswerFilters,
  getReportOperation,
  listAnswersOperation,
  listQuestionsOperation,
  listResponsesOperation,
  type QuestionInput,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, saveQuestions, submit } from '../../testing/journey';

const as = userActor();

const questions: QuestionInput[] = [
  {
    id: 'district',
    type: 'dropdown',
    title: 'Where do you live?',
    required: true,
    options: [
      { id: 'east', label: 'East District' },
      { id: 'west', label: 'West District' },
    ],
  },
  {
    id: 'uses',
    type: 'multiselect',
    title: 'What do you use?',
    required: false,
    options: [
      { id: 'park', label: 'Park' },
      { id: 'pool', label: 'Pool' },
    ],
  },
  { id: 'mood', type: 'rating', title: 'How is it?', required: false },
  { id: 'age', type: 'number', title: 'How old are you?', required: false, numberRange: { min: 1, max: 100 } },
  {
    id: 'order',
    type: 'ranking',
    title: 'What first?',
    required: false,
    options: [
      { id: 'paths', label: 'Paths' },
      { id: 'trees', label: 'Trees' },
    ],
  },
  { id: 'day', type: 'date', title: 'When did you move here?', required: false, dateKind: 'date' },
  { id: 'seen', type: 'date', title: 'When did you see it?', required: false, dateKind: 'datetime' },
  { id: 'wish', type: 'textarea', title: 'What do you wish?', required: false },
];

const answersOf = (answers: Readonly<Record<string, Answer['answer']>>): Answer[] =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));

const people: readonly Readonly<Record<string, Answer['answer']>>[] = [
  { district: 'east', uses: ['park', 'pool'], mood: 5, age: 33, order: ['trees', 'paths'], wish: 'More benches (a.b)' },
  { district: 'east', uses: ['park'], mood: 2, age: 71, order: ['paths'], day: '2026-02-28', seen: '2026-02-28T23:59' },
  { district: 'west', uses: ['pool'], mood: 4, age: 34, wish: 'A BENCH please' },
  { district: 'west', day: '2026-03-01', seen: '2026-03-01T00:00' },
];

describe('answers', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    const { id: campaignId } = await createCampaign(service);
    await saveQuestions(service, campaignId, questions);
    campaign = (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
    for (const [index, person] of people.entries()) {
      await submit(service, campaign, {
        answers: answersOf(person),
        submittedAt: `2026-03-0${index + 1}T09:00:00.000Z`,
        seconds: 60 + index,
        // The last one comes from an intake of an earlier version.
        language: ['cy', 'en', 'cy', undefined][index],
      });
    }
  });
  afterAll(() => service.stop());

  const params = () => ({ campaignId: campaign.id });
  const count = async (query: Record<string, string> = {}) =>
    (await service.call(countAnswersOperation, { as, params: params(), query })).body;
  const countersOf = (counts: Awaited<ReturnType<typeof count>>, id: string) =>
    counts.questions.find(({ question }) => question.id === id)?.counters;

  test('answers without filters have the counts of the report, with days and times', async () => {
    const counts = await count();
    expect(counts).toMatchObject({ looked: 4, total: 4, responses: 4, cross: null, nextCursor: null });
    expect(counts.days).toEqual({ '2026-03-01': 1, '2026-03-02': 1, '2026-03-03': 1, '2026-03-04': 1 });
    expect(counts.seconds).toEqual({ 60: 1, 61: 1, 62: 1, 63: 1 });
    expect(countersOf(counts, 'district')).toEqual({ answered: 4, o_east: 2, o_west: 2 });
  });

  test.each([
    ['a dropdown', [{ questionId: 'district', segments: ['east'] }], 2],
    ['any of several options', [{ questionId: 'district', segments: ['east', 'west'] }], 4],
    ['one of the options chosen', [{ questionId: 'uses', segments: ['pool'] }], 2],
    ['a face', [{ questionId: 'mood', segments: ['5', '4'] }], 2],
    ['a span of numbers', [{ questionId: 'age', segments: ['31-35'] }], 2],
    ['what was ranked first', [{ questionId: 'order', segments: ['trees'] }], 1],
    ['words, however written', [{ questionId: 'wish', words: 'bench' }], 2],
    ['signs that searches know', [{ questionId: 'wish', words: '(a.b' }], 1],
    ['a span of days', [{ questionId: 'day', from: '2026-02-01', to: '2026-02-28' }], 1],
    ['days from one on', [{ questionId: 'day', from: '2026-02-28', to: '' }], 2],
    ['days until one', [{ questionId: 'day', from: '', to: '2026-02-27' }], 0],
    ['the days of moments', [{ questionId: 'seen', from: '2026-02-28', to: '2026-02-28' }], 1],
    ['the language', [{ questionId: '~language', segments: ['cy'] }], 2],
    ['any of several languages', [{ questionId: '~language', segments: ['cy', 'en', 'de'] }], 3],
    ['a language that nobody answered in', [{ questionId: '~language', segments: ['__proto__'] }], 0],
    [
      'a language and a question',
      [
        { questionId: '~language', segments: ['cy'] },
        { questionId: 'district', segments: ['west'] },
      ],
      1,
    ],
    [
      'two questions together',
      [
        { questionId: 'district', segments: ['east'] },
        { questionId: 'uses', segments: ['pool'] },
      ],
      1,
    ],
  ])('answers filtered by %s are those of the people who chose it', async (_, filters, wanted) => {
    const where = encodeAnswerFilters(filters);
    expect((await count({ where })).responses).toBe(wanted);
    const listed = await service.call(listResponsesOperation, { as, params: params(), query: { where } });
    expect([listed.body.total, listed.body.items.length]).toEqual([wanted, wanted]);
  });

  test.each([
    ['that the question does not have', 'day@09:00..'],
    ['that no calendar has', 'day@2026-02-30..'],
    ['of another kind of question', 'mood@2026-02-01..'],
    ['of a question that is not there', 'gone@2026-02-01..'],
  ])('a filter by days is refused when it has a bound %s', async (_, where) => {
    expect((await service.call(countAnswersOperation, { as, params: params(), query: { where } })).status).toBe(404);
  });

  test.each(['day@', 'day@..', 'day@soon..', 'day@2026-02-01', 'day@2026-02-01..2026-02-02..2026-02-03'])(
    'a filter that cannot be read is refused: %s',
    async (where) => {
      expect((await service.call(countAnswersOperation, { as, params: params(), query: { where } })).status).toBe(400);
    },
  );

  test('a report counts responses by language, and a list says the language of each', async () => {
    const report = (await service.call(getReportOperation, { as, params: params() })).body;
    expect(report.languages).toEqual([
      { language: 'cy', responses: 2 },
      { language: 'en', responses: 1 },
    ]);
    const { items } = (await service.call(listResponsesOperation, { as, params: params() })).body;
    expect(items.map(({ language }) => language)).toEqual([undefined, 'cy', 'en', 'cy']);
    const written = await service.call(listAnswersOperation, {
      as,
      params: { ...params(), questionId: 'wish' },
      query: { where: encodeAnswerFilters([{ questionId: '~language', segments: ['cy'] }]) },
    });
    expect(written.body.items.map(({ answer }) => answer)).toEqual(['A BENCH please', 'More benches (a.b)']);
    const words = encodeAnswerFilters([{ questionId: '~language', words: 'cy' }]);
    expect((await service.call(countAnswersOperation, { as, params: params(), query: { where: words } })).status).toBe(
      404,
    );
  });

  test('crossed answers are counted by both questions over people who answered both', async () => {
    const { cross, questions: counted } = await count({ rows: 'district', columns: 'uses' });
    expect(counted.map(({ question }) => question.id)).toEqual(['district', 'uses']);
    expect(cross).toEqual({
      answered: 3,
      rows: { east: 2, west: 1 },
      columns: { park: 2, pool: 2 },
      cells: [
        { row: 'east', column: 'park', count: 2 },
        { row: 'east', column: 'pool', count: 1 },
        { row: 'west', column: 'pool', count: 1 },
      ],
    });
  });

  test('only days up to the cursor are counted, so that pages can be added up', async () => {
    const rest = await count({ cursor: '2026-03-02' });
    expect(rest).toMatchObject({ looked: 2, total: 4, responses: 2 });
  });

  test('personal answers are counted, and neither listed nor found by their words', async () => {
    const { id: campaignId } = await createCampaign(service);
    await saveQuestions(service, campaignId, [
      { id: 'mail', type: 'email', title: 'How can we reach you?', required: false },
      { id: 'pet', type: 'text', title: 'What is your dog called?', required: false, isPersonal: true },
      { id: 'wish', type: 'text', title: 'What do you wish?', required: false },
    ]);
    const active = (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
    const answers = answersOf({ mail: 'ada@mail.example', pet: 'Bello', wish: 'Bello park' });
    await submit(service, active, { answers });
    for (const questionId of ['mail', 'pet']) {
      const listed = await service.call(listAnswersOperation, { as, params: { campaignId, questionId }, query: {} });
      const where = encodeAnswerFilters([{ questionId, words: 'e' }]);
      const searched = await service.call(listResponsesOperation, { as, params: { campaignId }, query: { where } });
      expect([listed.status, searched.status]).toEqual([404, 404]);
    }
    const wish = await service.call(listAnswersOperation, {
      as,
      params: { campaignId, questionId: 'wish' },
      query: {},
    });
    expect(wish.body.items.map(({ answer }) => answer)).toEqual(['Bello park']);
    const counts = (await service.call(countAnswersOperation, { as, params: { campaignId }, query: {} })).body;
    expect([countersOf(counts, 'mail'), countersOf(counts, 'pet')]).toEqual([{ answered: 1 }, { answered: 1 }]);
  });

  test('words at an option are listed and searched like texts, and personal ones are not', async () => {
    const { id: campaignId } = await createCampaign(service);
    const options = (id: string, settings = {}) => [
      { id: 'a', label: 'A' },
      { id, label: 'Other', other: true, ...settings },
    ];
    await saveQuestions(service, campaignId, [
      { id: 'use', type: 'multiselect', title: 'What do you use?', required: false, options: options('x') },
      { id: 'who', type: 'dropdown', title: 'Who?', required: false, options: options('y', { isPersonal: true }) },
    ]);
    const active = (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
    const written = { use: ['a', 'x'], 'use~other': 'The café', who: 'y', 'who~other': 'Ada' };
    await submit(service, active, { answers: answersOf(written) });
    await submit(service, active, { answers: answersOf({ use: ['a'] }) });
    const params = { campaignId };
    const { items } = (await service.call(listQuestionsOperation, { as, params })).body;
    expect(items.map(({ id, title, type }) => `${id} ${type}: ${title}`)).toEqual([
      'use multiselect: What do you use?',
      'use~other text: What do you use?: Other (in words)',
      'who dropdown: Who?',
      'who~other text: Who?: Other (in words)',
    ]);
    const report = (await service.call(getReportOperation, { as, params, query: {} })).body;
    expect(report.questions).toBe(2);
    expect(report.results.map(({ questionId, answered, asked }) => [questionId, answered, asked])).toEqual([
      ['use', 2, 2],
      ['use~other', 1, 1],
      ['who', 1, 2],
      ['who~other', 1, 1],
    ]);
    const list = (questionId: string) =>
      service.call(listAnswersOperation, { as, params: { campaignId, questionId }, query: { q: 'CAFÉ' } });
    expect((await list('use~other')).body.items.map(({ answer }) => answer)).toEqual(['The café']);
    expect((await list('who~other')).status).toBe(404);
    const countWith = async (filters: Parameters<typeof encodeAnswerFilters>[0]) =>
      (await service.call(countAnswersOperation, { as, params, query: { where: encodeAnswerFilters(filters) } })).body
        .responses;
    expect(await countWith([{ questionId: 'use~other', words: 'café' }])).toBe(1);
    expect(await countWith([{ questionId: 'use', segments: ['x'] }])).toBe(1);
  });

  test('a missing question or segment is refused with not found, and an invalid filter is refused', async () => {
    const statusOf = async (where: string) =>
      (await service.call(countAnswersOperation, { as, params: params(), query: { where } })).status;
    expect([
      await statusOf('gone:1'),
      await statusOf('district:north'),
      await statusOf('a%b'),
      await statusOf('x:%E0%A4'),
    ]).toEqual([404, 404, 400, 400]);
  });

  test('free-text answers are listed newest first, searched and filtered', async () => {
    const wishes = async (query: Record<string, string> = {}) => {
      const called = { as, params: { ...params(), questionId: 'wish' }, query };
      const { body } = await service.call(listAnswersOperation, called);
      return [body.items.map(({ answer }) => answer), body.total];
    };
    expect(await wishes()).toEqual([['A BENCH please', 'More benches (a.b)'], 2]);
    expect(await wishes({ q: 'benches' })).toEqual([['More benches (a.b)'], 1]);
    expect(await wishes({ where: 'district:west' })).toEqual([['A BENCH please'], 1]);
    expect(await wishes({ to: '2026-03-02' })).toEqual([['More benches (a.b)'], 1]);
  });
});
