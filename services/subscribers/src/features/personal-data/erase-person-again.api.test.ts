import {
  councilChangedEvent,
  eraseSubscriberDataOperation,
  readSubscriberDataOperation,
  subscriptionRequestedEvent,
} from '@folkmoot/contracts';
import { ownCouncil, sampleCouncil } from '@folkmoot/service-kit/testing';
import { makeTag, own, type SubscribersTestService, startSubscribersService } from '../../testing/fixtures';

const ANN = 'ann@residents.example';
const BEN = 'ben@residents.example';
const HOUR_MS = 3_600_000;

describe('the erasure of a person after a restore', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    const payload = { council: sampleCouncil({}) };
    const aggregate = { type: 'council', id: ownCouncil, revision: 1 };
    await service.receive(councilChangedEvent, { aggregate, councilId: ownCouncil, payload });
  });
  afterAll(() => service.stop());

  let made = 0;
  const signUp = async (email: string, tagId: string, requestedAt = service.clock.now()) => {
    made += 1;
    await service.receive(subscriptionRequestedEvent, {
      aggregate: { type: 'signup', id: `signup-${made}`, revision: 1 },
      councilId: ownCouncil,
      payload: {
        signupId: `signup-${made}`,
        source: 'opt_in',
        pageId: null,
        campaignId: null,
        email,
        data: {},
        tagIds: [tagId],
        consentSource: 'Newsletter',
        consentText: 'I agree.',
        requestedAt: requestedAt.toISOString(),
      },
    });
    await service.settled();
  };
  const read = async (email: string) =>
    (await service.call(readSubscriberDataOperation, { as: own, body: { email, purpose: 'look' as const } })).body;
  const suppressions = () => service.connection.collection<{ addressHash: string }>('suppressions');

  /** Erases Ann as staff do, and brings back what a backup had of her. */
  const erasedAndRestored = async () => {
    const tag = await makeTag(service);
    await signUp(ANN, tag.id);
    await signUp(BEN, tag.id);
    const { subscriber } = await read(ANN);
    const names = ['subscribers', 'suppressions'];
    const before = await Promise.all(names.map((name) => service.connection.collection(name).find().toArray()));
    await service.call(eraseSubscriberDataOperation, { as: own, body: { email: ANN } });
    const hash = (await suppressions().findOne())?.addressHash ?? '';
    for (const [index, name] of names.entries()) {
      await service.connection.collection(name).deleteMany({});
      const documents = before[index] ?? [];
      if (documents.length > 0) await service.connection.collection(name).insertMany(documents);
    }
    const eraseAgain = (detail: string | null) =>
      service.parts.replays?.person?.({
        at: service.clock.now().toISOString(),
        kind: 'person',
        councilId: ownCouncil,
        id: hash,
        detail,
      });
    return { tag, eraseAgain, id: subscriber?.id ?? '' };
  };

  it.each(['by the subscriber', 'by the hash of the address alone'])('erases her %s, and nobody else', async (way) => {
    const { eraseAgain, id } = await erasedAndRestored();
    expect((await read(ANN)).subscriber).not.toBeNull();
    const detail = way === 'by the subscriber' ? id : null;
    await eraseAgain(detail);
    await eraseAgain(detail);
    expect(await read(ANN)).toMatchObject({ subscriber: null, isSuppressed: true });
    expect((await read(BEN)).subscriber?.email).toBe(BEN);
    const stored = await service.connection.collection('subscribers').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('ann@');
  });

  it('refuses a sign-up from before the erasure that an event brings late, and takes a later one', async () => {
    const { eraseAgain, id, tag } = await erasedAndRestored();
    await eraseAgain(id);
    await signUp(ANN, tag.id, new Date(service.clock.now().getTime() - HOUR_MS));
    expect((await read(ANN)).subscriber).toBeNull();
    await signUp(ANN, tag.id, new Date(service.clock.now().getTime() + HOUR_MS));
    expect((await read(ANN)).subscriber).toMatchObject({ status: 'pending' });
  });
});
