import {
  type Answer,
  type Campaign,
  type Comment,
  type CommentFigures,
  countAnswersOperation,
  createCodebookOperation,
  encodeAnswerFilters,
  exportResponsesFileOperation,
  exportResponsesOperation,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  labelCommentsOperation,
  listAnswersOperation,
  listCommentsOperation,
  listResponsesOperation,
  type QuestionInput,
  SENTIMENT_OF_COMMENTS,
  THEMES_OF_COMMENTS,
  updateCommentPlanOperation,
} from '@folkmoot/contracts';
import { ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startWakingCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();
const READ_WITHIN_MS = 60_000;
const PAGE = 200;

const questions: QuestionInput[] = [
  { id: 'wish', type: 'textarea', title: 'What would you change?', required: false },
  { id: 'more', type: 'textarea', title: 'Anything else?', required: false },
  {
    id: 'ward',
    type: 'dropdown',
    title: 'Where do you live?',
    required: false,
    options: [
      { id: 'east', label: 'East' },
      { id: 'west', label: 'West' },
    ],
  },
];

const parts = {
  wish: [
    'I love the flower beds.',
    'The bins are disgusting.',
    'Please repair the lamps.',
    'Les poubelles sont pleines.',
    '',
  ],
  more: ['The lamps are broken and the bins are full.', '', 'Wonderful lamps!', 'Nothing.'],
  ward: ['east', 'west', ''],
};

type Query = Readonly<Record<string, string | number>>;

let service: TestCampaigns;
let campaign: Campaign;
let themes: readonly string[];
const params = () => ({ campaignId: campaign.id });
const figures = async (query: Query = {}): Promise<CommentFigures> =>
  (await service.call(getCommentFiguresOperation, { as, params: params(), query })).body;
const plan = async () => (await service.call(getCommentPlanOperation, { as, params: params() })).body;
const read = () => until(async () => (await plan()).run?.state === 'done', READ_WITHIN_MS);
const label = (changes: readonly object[]) =>
  service.call(labelCommentsOperation, { as, params: params(), body: { changes: changes as never } });

const pageOf = async (query: Query) =>
  (await service.call(listCommentsOperation, { as, params: params(), query: { ...query, limit: PAGE } })).body;

/** All comments that match, over all pages. */
const all = async (query: Query = {}): Promise<Comment[]> => {
  let { items, nextCursor } = await pageOf(query);
  const comments = [...items];
  while (nextCursor) {
    ({ items, nextCursor } = await pageOf({ ...query, cursor: nextCursor }));
    comments.push(...items);
  }
  return comments;
};

/** The figures of a list of comments, counted in another way. */
const recount = (comments: readonly Comment[]) => ({
  comments: comments.length,
  responses: new Set(comments.map(({ responseId }) => responseId)).size,
  sentiment: {
    positive: comments.filter(({ sentiment }) => sentiment?.label === 'positive').length,
    neutral: comments.filter(({ sentiment }) => sentiment?.label === 'neutral').length,
    negative: comments.filter(({ sentiment }) => sentiment?.label === 'negative').length,
    unjudged: comments.filter(({ sentiment }) => sentiment === null).length,
  },
  themes: themes.map((id) => comments.filter((comment) => comment.themes.some((theme) => theme.id === id)).length),
});
const counted = ({ comments, responses, sentiment, themes: rows }: CommentFigures) => ({
  comments,
  responses,
  sentiment,
  themes: rows.map((row) => row.comments),
});

const SET_UP_MS = 180_000;

beforeAll(async () => {
  service = await startWakingCampaigns();
  await publishCouncil(service, ownCouncil);
  campaign = await openCampaign(service, as, questions);
  for (let index = 0; index < 30; index += 1) {
    const answers = Object.entries(parts).flatMap(([questionId, texts]): Answer[] => {
      const answer = texts[index % texts.length];
      return answer ? [{ questionId, answer }] : [];
    });
    await submit(service, campaign, {
      answers,
      submittedAt: `2026-03-${String(1 + (index % 28)).padStart(2, '0')}T09:00:00.000Z`,
    });
  }
  const names = ['Lamps', 'Bins'];
  const book = await service.call(createCodebookOperation, {
    as,
    body: { name: 'Park', themes: names.map((name) => ({ name, definition: '', examples: [] })) },
  });
  themes = book.body.themes.map(({ id }) => id);
  await service.call(updateCommentPlanOperation, {
    as,
    params: params(),
    body: { kinds: [], codebookId: book.body.id },
  });
  await read();
  const some = (await all({ question: 'wish' })).slice(0, 9);
  await label(
    some.map(({ id }, index) => ({ id, sentiment: index % 2 ? 'positive' : 'neutral', addThemes: [themes[1]] })),
  );
}, SET_UP_MS);
afterAll(() => service.stop());

describe('figures of comments', () => {
  it('are those of a recount, for each filter and each part', async () => {
    const filters: Query[] = [
      {},
      { question: 'more' },
      { sentiment: 'negative' },
      { sentiment: 'none' },
      { theme: themes[0] ?? '' },
      { theme: 'none' },
      { language: 'fr' },
      { by: 'person' },
      { words: 'LAMPS' },
      { words: 'beds.' },
      { words: '.*' },
      { from: '2026-03-05', to: '2026-03-11' },
      { where: 'ward:east' },
      { where: `${SENTIMENT_OF_COMMENTS}:positive` },
      { where: `${THEMES_OF_COMMENTS}:${themes[1]}`, question: 'wish' },
    ];
    const different: Query[] = [];
    for (const filter of filters) {
      const expected = recount(await all(filter));
      if (JSON.stringify(counted(await figures(filter))) !== JSON.stringify(expected)) different.push(filter);
    }
    expect(different).toEqual([]);
    expect((await all({ words: '.*' })).length).toBe(0);
  });

  it('of all parts add up to those of the whole', async () => {
    const { comments } = await figures();
    const sums = await Promise.all(
      (['question', 'language', 'week', 'round'] as const).map(async (per) => {
        const { groups } = await figures({ per });
        return groups.reduce((total, group) => total + group.comments, 0);
      }),
    );
    expect(sums).toEqual([comments, comments, comments, comments]);
    const { groups } = await figures({ per: 'group', group: 'ward' });
    const ofEast = await all({ where: 'ward:east' });
    expect(groups.map(({ key, label, comments }) => [key, label, comments])).toEqual([
      ['east', 'East', ofEast.length],
      ['west', 'West', (await all({ where: 'ward:west' })).length],
    ]);
  });

  it('labels are filters of responses, and rows and columns of a cross-tabulation', async () => {
    const where = `${THEMES_OF_COMMENTS}:${themes[1]}`;
    const withBins = new Set((await all({ theme: themes[1] ?? '' })).map(({ responseId }) => responseId));
    const list = await service.call(listResponsesOperation, { as, params: params(), query: { where, limit: PAGE } });
    expect(new Set(list.body.items.map(({ id }) => id))).toEqual(withBins);
    const query = { rows: 'ward', columns: THEMES_OF_COMMENTS };
    const { body } = await service.call(countAnswersOperation, { as, params: params(), query: query as never });
    const east = list.body.items.filter(({ answers }) => answers.some(({ answer }) => answer === 'east'));
    const cell = body.cross?.cells.find(({ row, column }) => row === 'east' && column === themes[1]);
    expect(cell?.count).toBe(east.length);
    const unknown = encodeAnswerFilters([{ questionId: THEMES_OF_COMMENTS, segments: ['nothing'] }]);
    const refused = await service.call(listResponsesOperation, { as, params: params(), query: { where: unknown } });
    expect(refused.status).toBe(404);
  });

  it('files have a column of sentiments and one of themes for each question with labels', async () => {
    const csv = await service.call(exportResponsesOperation, { as, params: params(), query: {} });
    const lines = String(csv.body).split('\r\n');
    expect(lines.find((line) => line.includes('Response ID'))).toMatch(
      /"Sentiment: What would you change\?","Themes: What would you change\?","Sentiment: Anything else\?","Themes: Anything else\?"$/,
    );
    expect(csv.body).toContain('Lamps; Bins');
    const json = await service.call(exportResponsesFileOperation, {
      as,
      params: { ...params(), format: 'jsonl' },
      query: {},
    });
    const rows = String(json.body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.filter((row) => row['sentiment:wish'] === 'positive')).toHaveLength(
      (await all({ question: 'wish', sentiment: 'positive' })).length,
    );
  });
});

describe('labels from outside', () => {
  it('two people at once lose nothing, and the last one wins for a comment', async () => {
    const some = (await all({ question: 'more' })).slice(0, 20);
    const half = (isEven: boolean) =>
      some.filter((_, index) => (index % 2 === 0) === isEven).map(({ id }) => ({ id, sentiment: 'neutral' }));
    const outcomes = await Promise.all([label(half(true)), label(half(false))]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
    const byId = new Map((await all()).map((comment) => [comment.id, comment]));
    expect(some.map(({ id }) => byId.get(id)?.sentiment)).toEqual(some.map(() => ({ label: 'neutral', by: 'person' })));
  });

  it('unknown ids, ids with operators and too many changes change nothing', async () => {
    const before = await figures();
    const unknown = Array.from({ length: 500 }, (_, index) => ({ id: `r${index}:wish`, sentiment: 'negative' }));
    expect((await label(unknown)).body.missing).toBe(500);
    const [first] = await all({ question: 'wish' });
    const strange = ['$where:wish', `${first?.responseId}:$gt`, `${first?.responseId}:ward`, ':::', 'comments.0:wish'];
    expect((await label(strange.map((id) => ({ id, sentiment: 'negative' })))).body.missing).toBe(strange.length);
    expect((await label([...unknown, { id: 'one:more', sentiment: 'negative' }])).status).toBe(400);
    expect((await label([{ id: first?.id, addThemes: ['unknown'] }])).body).toMatchObject({ code: 'theme_not_found' });
    expect((await label([{ id: { $ne: '' }, sentiment: 'negative' }])).status).toBe(400);
    expect(counted(await figures())).toEqual(counted(before));
  });

  it('a question that becomes personal is masked in lists of answers, reports and files', async () => {
    const chosen = { kinds: [{ questionId: 'more', kind: 'personal' as const }], codebookId: null };
    await service.call(updateCommentPlanOperation, { as, params: params(), body: chosen });
    await read();
    expect(new Set((await all()).map(({ questionId }) => questionId))).toEqual(new Set(['wish']));
    const answers = { ...params(), questionId: 'more' };
    expect((await service.call(listAnswersOperation, { as, params: answers, query: {} })).status).toBe(404);
    const where = encodeAnswerFilters([{ questionId: 'more', words: 'lamps' }]);
    expect((await service.call(listResponsesOperation, { as, params: params(), query: { where } })).status).toBe(404);
    const stored = await service.connection.collection('responses').find({ campaignId: campaign.id }).toArray();
    const kept = stored.flatMap(({ comments = [] }) => comments).filter(({ questionId }) => questionId === 'more');
    expect(kept.every(({ machine, themes: words }) => machine === null && words.length === 0)).toBe(true);
  });
});
