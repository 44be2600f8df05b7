import {
  type Campaign,
  claimRedactionsOperation,
  decideRedactionOperation,
  deleteCampaignOperation,
  eraseResponseOperation,
  getRedactionReviewOperation,
  listRedactionsOperation,
  type Redaction,
  startRedactionReviewOperation,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { withoutHiddenWords } from '../../entities/redaction';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

// The first reading waits for a process to start, which takes long on a busy machine.
const READ_MS = 55_000;

const ada = userActor({ userId: 'ada' });
const sam = userActor({ userId: 'sam', role: 'council_staff' });

const questions = [
  { id: 'wish', type: 'textarea' as const, title: 'What would you change?', required: false },
  { id: 'who', type: 'text' as const, title: 'Your name', required: false },
  { id: 'yes', type: 'number' as const, title: 'How old are you?', required: false },
];

const wishes = [
  'Mend the path, my number is 07700 900123.',
  'My neighbour Derek Oldfield parks there.',
  'More benches',
  'More benches',
  'Ring zorbania at the Weir Cafe',
];

describe('the review of written answers', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let responseIds: string[];
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaign(service, ada, questions);
    responseIds = [];
    for (const answer of wishes) {
      const answers = [
        { questionId: 'wish', answer },
        { questionId: 'who', answer: 'Jane Doe' },
      ];
      responseIds.push((await submit(service, campaign, { answers })).responseId);
    }
  });

  const params = () => ({ campaignId: campaign.id });
  const review = async () => (await service.call(getRedactionReviewOperation, { as: ada, params: params() })).body;
  const start = (body: { questionIds?: string[]; needsSecondLook?: boolean; terms?: string[] } = {}) =>
    service.call(startRedactionReviewOperation, {
      as: ada,
      params: params(),
      body: { questionIds: ['wish'], needsSecondLook: false, terms: [], ...body },
    });
  const read = async (body: Parameters<typeof start>[0] = {}) => {
    expect((await start(body)).status).toBe(202);
    await until(async () => (await review()).state === 'ready', READ_MS);
  };
  const listed = async (query: { state?: 'open' | 'accepted' | 'withheld' } = {}) =>
    (await service.call(listRedactionsOperation, { as: ada, params: params(), query })).body.items;
  const claim = async (as: typeof ada, limit = 20) =>
    (await service.call(claimRedactionsOperation, { as, params: params(), body: { limit } })).body.items;
  const decide = (
    { responseId, questionId, revision }: Pick<Redaction, 'responseId' | 'questionId' | 'revision'>,
    body: { decision: 'accept' | 'change' | 'withhold'; spans?: Redaction['proposal'] },
    as = ada,
  ) =>
    service.call(decideRedactionOperation, {
      as,
      params: { ...params(), responseId, questionId },
      body: { ...body, revision },
    });
  const itemWith = async (words: string): Promise<Redaction> => {
    const item = (await listed()).find(({ text }) => text.includes(words));
    if (!item) throw new Error(`no answer with ${words}`);
    return item;
  };
  const shownOf = ({ text, proposal }: Redaction): string => withoutHiddenWords(text, proposal);

  it('reads each different answer once, and proposes what to hide', async () => {
    expect((await review()).state).toBe('none');
    await read({ terms: ['Weir Cafe'] });
    const items = await listed({ state: 'open' });
    expect(items.map(({ responses }) => responses).sort()).toEqual([1, 1, 1, 2]);
    expect(items.map(shownOf).sort()).toEqual([
      'Mend the path, my number is █████.',
      'More benches',
      'My neighbour █████ parks there.',
      'Ring zorbania at the █████',
    ]);
    const coverage = { questionId: 'wish', answers: 5, texts: 4, open: 4, accepted: 0, withheld: 0 };
    expect(await review()).toMatchObject({ isCurrent: true, done: 5, total: 5, questions: [coverage] });
    await submit(service, campaign, { answers: [{ questionId: 'wish', answer: 'A late wish' }] });
    expect((await review()).isCurrent).toBe(false);
  });

  it('a reading that failed is tried again by itself', async () => {
    const insert = jest
      .spyOn(service.connection.collection('redactions'), 'insertMany')
      .mockRejectedValueOnce(new Error('the disk is full'));
    await read();
    expect([insert.mock.calls.length, (await listed()).length]).toEqual([2, 4]);
    insert.mockRestore();
  });

  it('a decision is about all identical answers, and stays when answers are read again', async () => {
    await read();
    const benches = await itemWith('benches');
    const done = await decide(benches, { decision: 'accept' });
    expect(done.body).toMatchObject({ state: 'accepted', decidedBy: 'ada', spans: [] });
    const weir = await itemWith('zorbania');
    await decide(weir, { decision: 'change', spans: [{ start: 5, end: 13, kind: 'name' }] });
    await decide(await itemWith('Derek'), { decision: 'withhold' });
    await submit(service, campaign, { answers: [{ questionId: 'wish', answer: 'More benches' }] });
    await read();
    const [question] = (await review()).questions;
    expect(question).toEqual({ questionId: 'wish', answers: 6, texts: 4, open: 1, accepted: 2, withheld: 1 });
    expect((await itemWith('zorbania')).spans).toEqual([{ start: 5, end: 13, kind: 'name' }]);
    expect((await itemWith('benches')).responses).toBe(3);
  });

  it('an old revision, words outside of the answer and another council are refused', async () => {
    await read();
    const item = await itemWith('zorbania');
    for (const spans of [
      undefined,
      [{ start: 5, end: 999, kind: 'name' as const }],
      [{ start: 5, end: 5, kind: 'name' as const }],
    ])
      expect((await decide(item, { decision: 'change', ...(spans ? { spans } : {}) })).status).toBe(422);
    expect((await decide({ ...item, revision: item.revision + 1 }, { decision: 'accept' })).status).toBe(409);
    expect((await decide({ ...item, questionId: 'who' }, { decision: 'accept' })).status).toBe(404);
    expect((await decide(item, { decision: 'accept' }, userActor({ councilId: otherCouncil }))).status).toBe(404);
    expect((await start({ questionIds: ['who'] })).status).toBe(422);
    expect((await start({ questionIds: ['yes'] })).status).toBe(422);
    const [first, second] = await Promise.all([
      decide(item, { decision: 'accept' }),
      decide(item, { decision: 'withhold' }, sam),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
  });

  it('two reviewers never have the same answer, until a claim is over', async () => {
    await read();
    const [hers, his] = [await claim(ada, 2), await claim(sam)];
    expect([hers.length, his.length]).toEqual([2, 2]);
    expect(new Set([...hers, ...his].map(({ text }) => text)).size).toBe(4);
    expect((await claim(ada)).length).toBe(2);
    service.clock.advance(300_001);
    expect((await claim(sam)).length).toBe(4);
  });

  it('a second person has to look when that is chosen', async () => {
    await read({ needsSecondLook: true });
    const first = await decide(await itemWith('Derek'), { decision: 'withhold' });
    expect(first.body).toMatchObject({ state: 'open', suggestion: 'withheld' });
    expect((await decide(first.body, { decision: 'accept' })).status).toBe(409);
    expect((await claim(ada)).some(({ text }) => text.includes('Derek'))).toBe(false);
    service.clock.advance(300_001);
    expect((await claim(sam)).some(({ text }) => text.includes('Derek'))).toBe(true);
    const second = await decide(await itemWith('Derek'), { decision: 'accept' }, sam);
    expect(second.body).toMatchObject({ state: 'accepted', suggestion: null, decidedBy: 'sam' });
    expect(withoutHiddenWords(second.body.text, second.body.spans ?? [])).toBe('My neighbour █████ parks there.');
  });

  it('an erased response leaves nothing, and a deleted campaign leaves no review', async () => {
    await read();
    const erase = (responseId: string) =>
      service.call(eraseResponseOperation, {
        as: systemActor('public', ownCouncil),
        body: { campaignId: campaign.id, responseId, isOnItsWay: false },
      });
    const derek = await itemWith('Derek');
    await erase(derek.responseId);
    await erase((await itemWith('benches')).responseId);
    expect((await listed()).map(({ text }) => text).sort()).toEqual([wishes[0], wishes[4]]);
    await read();
    expect((await itemWith('benches')).responses).toBe(1);
    await service.call(deleteCampaignOperation, { as: ada, params: params() });
    expect((await service.call(getRedactionReviewOperation, { as: ada, params: params() })).status).toBe(404);
  });
});
