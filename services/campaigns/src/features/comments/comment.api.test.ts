import {
  type Answer,
  type Campaign,
  commentsLabelledEvent,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  labelCommentsOperation,
  listCommentsOperation,
  setExclusionOperation,
  updateCommentPlanOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { commentId } from '../../entities/comment';
import { publishCouncil, startWakingCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();
const theirs = userActor({ councilId: otherCouncil });
const READ_WITHIN_MS = 60_000;

const questions = [
  { id: 'wish', type: 'textarea' as const, title: 'What would you change?', required: false },
  { id: 'more', type: 'textarea' as const, title: 'Anything else?', required: false },
  { id: 'street', type: 'text' as const, title: 'Which street?', required: false },
  { id: 'mail', type: 'email' as const, title: 'Your e-mail', required: false },
  { id: 'mood', type: 'rating' as const, title: 'How do you like the park?', required: true },
];

let service: TestCampaigns;
let campaign: Campaign;
beforeAll(async () => {
  service = await startWakingCampaigns();
  await publishCouncil(service, ownCouncil);
  await publishCouncil(service, otherCouncil);
});
afterAll(() => service.stop());

const params = () => ({ campaignId: campaign.id });
const answer = (answers: Readonly<Record<string, string | number>>) => ({
  answers: Object.entries(answers).map(([questionId, value]): Answer => ({ questionId, answer: value })),
});
const write = (answers: Readonly<Record<string, string | number>>) => submit(service, campaign, answer(answers));
const plan = async () => (await service.call(getCommentPlanOperation, { as, params: params() })).body;
const list = async (query: Readonly<Record<string, string | number>> = {}) =>
  (await service.call(listCommentsOperation, { as, params: params(), query })).body;
const figures = async (query: Readonly<Record<string, string | number>> = {}) =>
  (await service.call(getCommentFiguresOperation, { as, params: params(), query })).body;
const label = (changes: readonly object[]) =>
  service.call(labelCommentsOperation, { as, params: params(), body: { changes: changes as never } });
const isRead = async () => (await plan()).run?.state === 'done';
const read = () => until(isRead, READ_WITHIN_MS);

describe('comments of a campaign', () => {
  beforeEach(async () => {
    campaign = await openCampaign(service, as, questions);
    await write({ wish: 'I love the flower beds at the gate.', street: 'Mill Lane', mood: 5 });
    await write({ wish: 'Bins overflow every weekend, it is disgusting.', more: 'The toilets are filthy.', mood: 1 });
    await write({ mail: 'jane@mail.example', mood: 3 });
  });

  it('opening them has them read, and later ones are read as they arrive', async () => {
    await read();
    expect(await plan()).toMatchObject({
      questions: [
        { questionId: 'wish', kind: 'opinion', isFixed: false, answers: 2 },
        { questionId: 'more', kind: 'opinion', answers: 1 },
        { questionId: 'street', kind: 'fact', answers: 1 },
        { questionId: 'mail', kind: 'personal', isFixed: true, answers: 1 },
      ],
      comments: 3,
      labelled: 3,
      byPerson: 0,
    });
    const { items } = await list();
    expect(
      items.map(({ number, questionId, language, sentiment }) => [number, questionId, language, sentiment]),
    ).toEqual([
      [2, 'wish', 'en', { label: 'negative', by: 'built_in' }],
      [2, 'more', 'en', { label: 'negative', by: 'built_in' }],
      [1, 'wish', 'en', { label: 'positive', by: 'built_in' }],
    ]);
    await write({ wish: 'The new benches are wonderful.', mood: 5 });
    const isNewRead = async () => (await list({ limit: 1 })).items[0]?.sentiment?.label === 'positive';
    await until(isNewRead, READ_WITHIN_MS);
    expect(await figures()).toMatchObject({
      comments: 4,
      responses: 3,
      sentiment: { positive: 2, negative: 2 },
      score: 5,
    });
  });

  it('a person’s label counts, survives a new reading, and gives way to the machine’s when it is taken back', async () => {
    await read();
    const [first] = (await list()).items;
    const { body } = await label([
      { id: first?.id, sentiment: 'positive' },
      { id: commentId('gone', 'wish'), sentiment: 'neutral' },
    ]);
    expect(body).toMatchObject({
      items: [{ id: first?.id, sentiment: { label: 'positive', by: 'person' } }],
      missing: 1,
    });
    expect(await figures()).toMatchObject({ sentiment: { positive: 2, negative: 1 } });
    const before = await plan();
    await service.call(updateCommentPlanOperation, { as, params: params(), body: { kinds: [], codebookId: null } });
    await read();
    expect((await plan()).revision).toBeGreaterThan(before.revision);
    expect((await list({ by: 'person' })).items).toMatchObject([{ id: first?.id, sentiment: { by: 'person' } }]);
    await label([{ id: first?.id, sentiment: null }]);
    expect((await list({ limit: 1 })).items).toMatchObject([{ sentiment: { label: 'negative', by: 'built_in' } }]);
    await service.settled();
    const labelled = service
      .eventsOf(commentsLabelledEvent)
      .filter(({ payload }) => payload.campaignId === campaign.id);
    expect(labelled.map(({ payload }) => payload.comments)).toEqual([1, 1]);
  });

  it('excluded responses do not count, and pages have each comment once', async () => {
    await read();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
    const responseId = seen[0]?.split(':')[0] ?? '';
    await service.call(setExclusionOperation, {
      as,
      params: { ...params(), responseId },
      body: { isExcluded: true, reason: 'Test' },
    });
    expect(await figures()).toMatchObject({ comments: 1, sentiment: { positive: 1, negative: 0 } });
    expect((await list()).items).toHaveLength(1);
  });

  it('another council sees and labels nothing', async () => {
    await read();
    const [first] = (await list()).items;
    const body = { changes: [{ id: first?.id ?? '', sentiment: 'neutral' as const }] };
    expect((await service.call(labelCommentsOperation, { as: theirs, params: params(), body })).status).toBe(404);
    expect((await service.call(listCommentsOperation, { as: theirs, params: params() })).status).toBe(404);
    expect((await list({ by: 'person' })).items).toEqual([]);
  });
});
