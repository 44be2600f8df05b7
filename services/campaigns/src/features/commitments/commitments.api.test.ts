import {
  addCommitmentOperation,
  type Campaign,
  changeCommitmentOperation,
  commitmentsChangedEvent,
  createCodebookOperation,
  deleteCampaignOperation,
  deleteCommitmentOperation,
  labelCommentsOperation,
  listCommentsOperation,
  listCommitmentsOperation,
  listCommitmentThemesOperation,
  type PayloadOf,
  updateCommentPlanOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();
const theirs = userActor({ councilId: otherCouncil });
const SEEN_WITHIN_MS = 20_000;
const LATER_MS = 700_000;
const RESTORE_PERIOD_MS = 31 * 86_400_000;

let service: TestCampaigns;
let campaign: Campaign;
beforeAll(async () => {
  service = await startCampaigns();
  await publishCouncil(service, ownCouncil, { slug: 'riverside' });
  await publishCouncil(service, otherCouncil);
});
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await openCampaign(service, as, [
    { id: 'wish', type: 'textarea', title: 'What would you change?', required: false },
  ]);
});

const params = () => ({ campaignId: campaign.id });
const add = (body: Readonly<Record<string, unknown>>, actor = as) =>
  service.call(addCommitmentOperation, { as: actor, params: params(), body: body as never });
const change = (body: Readonly<Record<string, unknown>>, actor = as) =>
  service.call(changeCommitmentOperation, { as: actor, params: params(), body: body as never });
const list = async (actor = as) => service.call(listCommitmentsOperation, { as: actor, params: params() });
const sentences = async () => (await list()).body.items.map(({ sentence }) => sentence);
const lastEvent = async (): Promise<PayloadOf<typeof commitmentsChangedEvent>> => {
  await service.settled();
  const payloads = service
    .eventsOf(commitmentsChangedEvent)
    .map(({ payload }) => payload)
    .filter(({ campaignId }) => campaignId === campaign.id)
    .sort((a, b) => b.revision - a.revision);
  const [last] = payloads;
  if (!last) throw new Error('there is no event');
  return last;
};

/** Runs a job after some time. */
const runLater = async (name: string, waitMs: number): Promise<void> => {
  service.clock.advance(waitMs);
  const job = service.parts.jobs?.find((each) => each.name === name);
  if (!job) throw new Error(`the service has no job ${name}`);
  const { signal } = new AbortController();
  await job.run({ data: undefined, runId: 'run', checkpoint: null, signal, save: async () => undefined });
};

describe('commitments over HTTP', () => {
  it('a commitment is kept with its history, and the event carries what is public, without names of staff', async () => {
    const made = await add({
      sentence: ' More benches ',
      said: 41,
      response: 'planned',
      owner: 'Parks team',
      dueOn: '2026-09-01',
      links: [{ label: 'Minutes', url: 'https://riverside.example/minutes' }],
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      sentence: 'More benches',
      said: 41,
      saidBy: 'council',
      isPublic: true,
      revision: 1,
    });
    const { id, revision } = made.body;
    const done = await change({ id, revision, response: 'done', note: 'Twelve benches are there.' });
    expect(done.body.history.map(({ response, note, by }) => [response, note, by])).toEqual([
      ['planned', '', as.userId],
      ['done', 'Twelve benches are there.', as.userId],
    ]);
    const { points, change: what } = await lastEvent();
    expect(what).toBe('changed');
    expect(points).toMatchObject([{ id, said: 41, saidBy: 'council', response: 'done' }]);
    expect(JSON.stringify(points)).not.toContain(as.userId);
    expect((await list()).body.url).toBe('https://folkmoot.example/riverside/commitments');
    await add({ sentence: 'Not yet', response: 'doing', isPublic: false });
    expect((await lastEvent()).points).toHaveLength(1);
  });

  it('who has seen an older revision changes nothing, and two people at once never both win', async () => {
    const { id } = (await add({ sentence: 'Benches', response: 'planned' })).body;
    const both = await Promise.all(['North', 'South'].map((owner) => change({ id, revision: 1, owner })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale_revision' });
    expect((await list()).body.items).toMatchObject([{ revision: 2 }]);
  });

  it('two commitments can be changed at once by two people', async () => {
    const [first, second] = [
      (await add({ sentence: 'Benches', response: 'planned' })).body,
      (await add({ sentence: 'Lamps', response: 'planned' })).body,
    ];
    const both = await Promise.all([first, second].map(({ id }) => change({ id, revision: 1, response: 'doing' })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await lastEvent()).points.map(({ response }) => response)).toEqual(['doing', 'doing']);
  });

  it('the order is as staff set it', async () => {
    for (const sentence of ['A', 'B', 'C']) await add({ sentence, response: 'planned' });
    const { items } = (await list()).body;
    await change({ id: items[2]?.id, revision: 1, position: 0 });
    expect(await sentences()).toEqual(['C', 'A', 'B']);
    expect((await lastEvent()).points.map(({ sentence }) => sentence)).toEqual(['C', 'A', 'B']);
    const removed = { as, params: { ...params(), commitmentId: items[0]?.id ?? '' } };
    expect((await service.call(deleteCommitmentOperation, removed)).status).toBe(204);
    expect((await service.call(deleteCommitmentOperation, removed)).status).toBe(404);
    expect(await sentences()).toEqual(['C', 'B']);
  });

  it.each([
    [{ sentence: 'Benches', response: 'not_doing' }, 422],
    [{ response: 'planned' }, 400],
    [{ sentence: 'Benches', response: 'maybe' }, 400],
    [{ sentence: 'B', response: 'done', links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 400],
    [{ sentence: 'B', response: 'done', links: [{ label: 'x', url: 'https://a:b@evil.example' }] }, 400],
    [{ sentence: 'B', response: 'done', dueOn: '2026-02-31' }, 400],
    [{ themeId: 'nothing', response: 'done' }, 404],
  ])('%j is refused with %s', async (body, status) => {
    expect((await add(body)).status).toBe(status);
    expect((await list()).body.items).toEqual([]);
  });

  it('a refusal needs a reason also when it comes later', async () => {
    const { id } = (await add({ sentence: 'Benches', response: 'planned' })).body;
    const refused = await change({ id, revision: 1, response: 'not_doing' });
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'commitment_reason_missing' }]);
    expect((await change({ id, revision: 1, response: 'not_doing', because: 'No money' })).status).toBe(200);
  });

  it('another council sees and changes nothing', async () => {
    const { id } = (await add({ sentence: 'Benches', response: 'planned' })).body;
    const params = { campaignId: campaign.id };
    const statuses = await Promise.all([
      list(theirs),
      add({ sentence: 'X', response: 'planned' }, theirs),
      change({ id, revision: 1, owner: 'X' }, theirs),
      service.call(listCommitmentThemesOperation, { as: theirs, params }),
      service.call(deleteCommitmentOperation, { as: theirs, params: { ...params, commitmentId: id } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await sentences()).toEqual(['Benches']);
  });

  it('what is due by a day that has passed is overdue until it is done', async () => {
    const { id } = (await add({ sentence: 'Benches', response: 'doing', dueOn: '2020-01-01' })).body;
    expect((await list()).body.items).toMatchObject([{ isOverdue: true }]);
    await change({ id, revision: 1, response: 'done' });
    expect((await list()).body.items).toMatchObject([{ isOverdue: false }]);
  });
});

describe('commitments about themes', () => {
  const wish = { answers: [{ questionId: 'wish', answer: 'Please repair the lamps.' }] };
  /** People label every comment, so that nothing waits for a reading. */
  const label = async (change: { readonly addThemes?: string[]; readonly removeThemes?: string[] }, most = 500) => {
    const { items } = (await service.call(listCommentsOperation, { as, params: params(), query: {} })).body;
    const changes = items.slice(0, most).map(({ id }) => ({ id, ...change }));
    const labelled = await service.call(labelCommentsOperation, { as, params: params(), body: { changes } });
    expect(labelled.status).toBe(200);
  };
  const submitWishes = async (themeId: string, people: number): Promise<void> => {
    for (let index = 0; index < people; index += 1) await submit(service, campaign, wish);
    await label({ addThemes: [themeId] });
  };
  const withTheme = async (people: number): Promise<string> => {
    const body = { name: 'Parks', themes: [{ name: 'Lamps', definition: '', examples: [] }] };
    const codebook = (await service.call(createCodebookOperation, { as, body })).body;
    const plan = { kinds: [], codebookId: codebook.id };
    await service.call(updateCommentPlanOperation, { as, params: params(), body: plan });
    const themeId = codebook.themes[0]?.id ?? '';
    await submitWishes(themeId, people);
    return themeId;
  };
  const untilSaid = (said: number) => until(async () => (await list()).body.items[0]?.said === said, SEEN_WITHIN_MS);
  const recount = () => runLater('commitments.count', LATER_MS);

  it('a theme is taken over with its count, which follows corrected labels for staff within seconds', async () => {
    const themeId = await withTheme(6);
    const themes = () => service.call(listCommitmentThemesOperation, { as, params: params() });
    expect((await themes()).body.items).toEqual([{ id: themeId, name: 'Lamps', responses: 6, isTaken: false }]);
    const made = await add({ themeId, said: 99, response: 'doing' });
    expect(made.body).toMatchObject({ sentence: 'Lamps', said: 6, saidBy: 'answers', saidInPublic: 6 });
    expect((await themes()).body.items).toMatchObject([{ isTaken: true }]);
    await label({ removeThemes: [themeId] }, 1);
    // One person less is too few to show on the page: the difference would be that person.
    await untilSaid(5);
    expect((await list()).body.items).toMatchObject([{ said: 5, saidInPublic: 6 }]);
    await recount();
    expect((await list()).body.items).toMatchObject([{ said: 5, saidInPublic: 6 }]);
  });

  it('a small count is never printed, and a count follows new answers once enough people gave them', async () => {
    const themeId = await withTheme(3);
    await add({ themeId, response: 'planned' });
    expect((await lastEvent()).points).toMatchObject([{ said: null, saidBy: 'answers', fewerThan: 5 }]);
    await submitWishes(themeId, 4);
    await untilSaid(7);
    expect((await list()).body.items).toMatchObject([{ saidInPublic: null }]);
    await recount();
    const { points, change: what } = await lastEvent();
    expect([what, points]).toMatchObject(['counted', [{ said: 7, fewerThan: null }]]);
  });

  it('a theme that left the codebook has no number, and the sentence stays', async () => {
    const themeId = await withTheme(6);
    await add({ themeId, response: 'planned' });
    const plan = { kinds: [], codebookId: null };
    await service.call(updateCommentPlanOperation, { as, params: params(), body: plan });
    expect((await list()).body.items).toMatchObject([{ sentence: 'Lamps', said: null, isThemeGone: true }]);
  });

  it('a deleted campaign is not counted, and does not stop the others', async () => {
    const themeId = await withTheme(6);
    await add({ themeId, response: 'planned' });
    await service.call(deleteCampaignOperation, { as, params: params() });
    await recount();
    const [stored] = await service.connection
      .collection<{ _id: string; dueAt: Date }>('commitments')
      .find({ _id: campaign.id })
      .toArray();
    expect(stored?.dueAt.getTime()).toBeGreaterThan(service.clock.now().getTime());
  });
});

describe('the end of a campaign', () => {
  const stored = () =>
    service.connection.collection<{ _id: string }>('commitments').countDocuments({ _id: campaign.id });

  it('its commitments are erased with it', async () => {
    await add({ sentence: 'Benches', response: 'planned' });
    await service.call(deleteCampaignOperation, { as, params: params() });
    await runLater('campaigns.erase-deleted', 1_000);
    expect(await stored()).toBe(1);
    await runLater('campaigns.erase-deleted', RESTORE_PERIOD_MS);
    expect(await stored()).toBe(0);
  });
});
