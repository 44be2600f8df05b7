import {
  countAudienceOperation,
  countSubscribersOperation,
  getMailingOperation,
  listSubscribersOperation,
  listTagsOperation,
  mergeTagOperation,
  readPreferencesOperation,
  systemActor,
} from '@folkmoot/contracts';
import { createSubscriberTokens } from '@folkmoot/service-kit';
import {
  addMany,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_SUBSCRIBER_KEY,
} from '../../testing/fixtures';
import { CAMPAIGN, makeMailing, publishCampaign } from '../../testing/mailings';

const PEOPLE = 2_600;

describe('merging a tag', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const storedWith = (tagId: string) => service.connection.collection('subscribers').countDocuments({ tagIds: tagId });
  const tagNow = async (id: string) =>
    (await service.call(listTagsOperation, { as: own })).body.items.find((each) => each.id === id);

  it('people are found, counted and invited by the other tag before their documents are updated', async () => {
    const [from, into] = [await makeTag(service), await makeTag(service)];
    await addMany(service, from.id, PEOPLE);
    const mailing = (await makeMailing(service, { audience: { of: 'tags', tagIds: [from.id] } })).body;
    // Blocks the sweep: an open transaction changes one of the people until the end of the checks.
    const session = await service.connection.startSession();
    session.startTransaction();
    const people = service.connection.collection<{ _id: string }>('subscribers');
    const rest = await people.find({}).skip(1_500).limit(1).toArray();
    await people.updateOne({ _id: rest[0]?._id ?? '' }, { $inc: { held: 1 } }, { session });
    const merged = await service.call(mergeTagOperation, {
      as: own,
      params: { tagId: from.id },
      body: { intoTagId: into.id },
    });
    expect(merged.body).toMatchObject({ id: into.id, subscriberCount: PEOPLE });
    expect(await storedWith(from.id)).toBe(PEOPLE - 1_000);

    expect((await tagNow(into.id))?.merge).toEqual({ people: PEOPLE, moved: 1_000 });
    const count = await service.call(countSubscribersOperation, { as: own, query: { tagId: into.id } });
    expect(count.body.count).toBe(PEOPLE);
    const audience = { of: 'tags', tagIds: [into.id] };
    const reach = await service.call(countAudienceOperation, { as: own, body: { campaignId: CAMPAIGN, audience } });
    expect(reach.body.count).toBe(PEOPLE);
    const draft = await service.call(getMailingOperation, { as: own, params: { mailingId: mailing.id } });
    expect(draft.body.audience).toEqual(audience);
    const listed = await service.call(listSubscribersOperation, { as: own, query: { tagId: into.id, limit: '50' } });
    expect(listed.body.items.every(({ tags }) => tags.map(({ id }) => id).join() === into.id)).toBe(true);
    const ref = { councilId: own.councilId ?? '', subscriberId: String(rest[0]?._id) };
    const token = createSubscriberTokens(TEST_SUBSCRIBER_KEY).preferences(ref);
    const { body } = await service.call(readPreferencesOperation, {
      as: systemActor('public', own.councilId),
      body: { token },
    });
    expect(body.topics.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id)).toEqual([into.id]);

    await session.abortTransaction();
    const deadline = Date.now() + 60_000;
    while ((await storedWith(from.id)) > 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 200));
    expect([await storedWith(from.id), await storedWith(into.id)]).toEqual([0, PEOPLE]);
    expect(await tagNow(into.id)).toMatchObject({ subscriberCount: PEOPLE, merge: null });
  }, 120_000);
});
