import {
  countSubscribersOperation,
  deliveryRefusedEvent,
  listSubscribersOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { importForm, importWhen, uploadImport } from '../../testing/import-files';

const TIMEOUT_MS = 20_000;
const LOOK_MS = 50;

describe('people are listed in an order and can be mended', () => {
  let service: SubscribersTestService;
  let tagId: string;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    tagId = (await makeTag(service)).id;
  });
  afterAll(() => service.stop());

  const listed = async (query: Record<string, string | number>) =>
    (await service.call(listSubscribersOperation, { as: own, query })).body;
  const add = async (email: string) =>
    (await makeSubscriber(service, own, { email: `${email}@residents.example`, tagIds: [tagId] })).body;

  it('each order pages through everybody once', async () => {
    for (const name of ['cat', 'amy', 'dan', 'ben']) {
      await add(name);
      service.clock.advance(1_000);
    }
    const all = async (order: string) => {
      const names: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await listed({ order, limit: 3, ...(cursor ? { cursor } : {}) });
        names.push(...page.items.map(({ email }) => email.slice(0, 3)));
        cursor = page.nextCursor;
      }
      return names.join(' ');
    };
    expect(await all('newest')).toBe('ben dan amy cat');
    expect(await all('oldest')).toBe('cat amy dan ben');
    expect(await all('address')).toBe('amy ben cat dan');
  });

  it('imported people are found by a part of a word as soon as a job has completed their keys', async () => {
    const form = importForm('email\njsmithers@residents.example\n', { tagIds: [tagId], consentSource: 'Paper' });
    await importWhen(service, (await uploadImport(service, form)).body.id);
    const deadline = Date.now() + TIMEOUT_MS;
    while ((await service.call(countSubscribersOperation, { as: own, query: { q: 'mither' } })).body.count === 0) {
      if (Date.now() > deadline) throw new Error('the keys are not completed');
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    expect((await listed({ q: 'mither' })).items.map(({ email }) => email)).toEqual(['jsmithers@residents.example']);
  });

  it('a mistyped address to which mail came back is mended, and its person is active again', async () => {
    const { id, revision } = await add('amy');
    await service.receive(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id: `of-${id}`, revision: 1 },
      councilId: ownCouncil,
      payload: { subscriberId: id, reason: 'bounced', refusedAt: service.clock.now().toISOString() },
    });
    await service.settled();
    expect((await listed({ status: 'bounced' })).items.map((each) => each.id)).toEqual([id]);
    const edit = (body: object) =>
      service.call(updateSubscriberOperation, { as: own, params: { subscriberId: id }, body });
    expect((await edit({ tagIds: [], revision: revision + 1 })).body.code).toBe('transition_not_allowed');
    const mended = await edit({ email: 'amy.jones@residents.example' });
    expect([mended.status, mended.body.status, mended.body.email]).toEqual([
      200,
      'active',
      'amy.jones@residents.example',
    ]);
    expect(mended.body.subscriptions.map(({ status }) => status)).toEqual(['active']);
  });
});
