import {
  choosePreferencesOperation,
  getSubscriberOperation,
  readPreferencesOperation,
  systemActor,
  tagChangedEvent,
  updateTagOperation,
} from '@folkmoot/contracts';
import { createSubscriberTokens } from '@folkmoot/service-kit';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_SUBSCRIBER_KEY,
} from '../../testing/fixtures';

describe('internal tags', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
    await publishCouncil(service);
  });
  afterAll(() => service.stop());

  const as = systemActor('public', null);
  const topicsOf = async (subscriberId: string) => {
    const { body } = await service.call(getSubscriberOperation, { as: own, params: { subscriberId } });
    return Object.fromEntries(body.subscriptions.map(({ name, status }) => [name, status]));
  };

  it('an internal tag is not on the preference page, and stays when the person chooses other topics there', async () => {
    const parks = await makeTag(service, own, { name: 'Parks' });
    const roads = await makeTag(service, own, { name: 'Roads' });
    const label = await makeTag(service, own, { name: 'Complained about bins', isInternal: true });
    const { id } = (await makeSubscriber(service, own, { tagIds: [parks.id, label.id] })).body;
    const ref = { councilId: own.councilId ?? '', subscriberId: id };
    const token = createSubscriberTokens(TEST_SUBSCRIBER_KEY).preferences(ref);
    const shown = await service.call(readPreferencesOperation, { as, body: { token } });
    expect(shown.body.topics.map(({ name }) => name)).toEqual(['Parks', 'Roads']);
    await service.call(choosePreferencesOperation, { as, body: { token, tagIds: [roads.id, label.id] } });
    expect(await topicsOf(id)).toEqual({ Parks: 'withdrawn', Roads: 'active', 'Complained about bins': 'active' });
    await service.call(choosePreferencesOperation, { as, body: { token, tagIds: [label.id] } });
    expect(await topicsOf(id)).toMatchObject({ Roads: 'withdrawn', 'Complained about bins': 'withdrawn' });
  });

  it('a tag that becomes internal is no longer a default tag, and the event says that it is internal', async () => {
    const tag = await makeTag(service, own, { isDefault: true });
    const change = (body: object) => service.call(updateTagOperation, { as: own, params: { tagId: tag.id }, body });
    expect((await change({ isInternal: true })).body).toMatchObject({ isInternal: true, isDefault: false });
    expect((await change({ isDefault: true })).body).toMatchObject({ isInternal: true, isDefault: false });
    await service.settled();
    const lastPayload = service.eventsOf(tagChangedEvent).at(-1)?.payload;
    expect(lastPayload).toMatchObject({ tag: { id: tag.id, isInternal: true }, isDeleted: false });
  });
});
