import { createTagOperation, listTagsOperation, tagChangedEvent, updateTagOperation } from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('tags', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
  });
  afterAll(() => service.stop());

  const list = async (as = own) => (await service.call(listTagsOperation, { as })).body.items;

  it('a new tag has the default colour and the count zero, and its event has no count', async () => {
    const { status, body } = await service.call(createTagOperation, { as: own, body: { name: ' Parks ' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Parks',
      color: '#2563eb',
      isDefault: false,
      subscriberCount: 0,
      createdBy: 'user_1',
    });
    await service.settled();
    const [event] = service.eventsOf(tagChangedEvent);
    expect(event?.payload).toMatchObject({ tag: { id: body.id, name: 'Parks', revision: 1 }, isDeleted: false });
    expect(event?.payload.tag).not.toHaveProperty('subscriberCount');
  });

  it('a name that differs only in case is refused with 409 tag_name_taken, but not in the other council', async () => {
    await makeTag(service, own, { name: 'Parks' });
    const again = await service.call(createTagOperation, { as: own, body: { name: 'pARKS' } });
    expect([again.status, again.body.code]).toEqual([409, 'tag_name_taken']);
    expect((await service.call(createTagOperation, { as: other, body: { name: 'Parks' } })).status).toBe(201);
  });

  it('one tag is created when two requests with one name run in parallel', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => service.call(createTagOperation, { as: own, body: { name: 'Roads' } })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('the list shows default tags first, then sorted by name, of this council only', async () => {
    for (const name of ['Waste', 'Parks']) await makeTag(service, own, { name });
    await makeTag(service, own, { name: 'Roads', isDefault: true });
    await makeTag(service, other, { name: 'Theirs' });
    expect((await list()).map(({ name }) => name)).toEqual(['Roads', 'Parks', 'Waste']);
  });

  it('an edit is refused with 409 when its revision is old, and overwrites without a revision', async () => {
    const tag = await makeTag(service);
    const edit = (body: object) => service.call(updateTagOperation, { as: own, params: { tagId: tag.id }, body });
    expect((await edit({ description: 'First', revision: 1 })).body.revision).toBe(2);
    expect((await edit({ description: 'Second', revision: 1 })).body.code).toBe('stale_revision');
    expect((await edit({ isDefault: true })).body).toMatchObject({
      description: 'First',
      isDefault: true,
      revision: 3,
    });
  });

  it('renaming is refused with 409 when the name is in use, except another case of the own name', async () => {
    await makeTag(service, own, { name: 'Parks' });
    const tag = await makeTag(service, own, { name: 'Roads' });
    const rename = (name: string) =>
      service.call(updateTagOperation, { as: own, params: { tagId: tag.id }, body: { name } });
    expect((await rename('PARKS')).body.code).toBe('tag_name_taken');
    expect((await rename('ROADS')).body.name).toBe('ROADS');
  });

  it('the count is the number of active subscribers (E-9)', async () => {
    const [parks, roads] = [
      await makeTag(service, own, { name: 'Parks' }),
      await makeTag(service, own, { name: 'Roads' }),
    ];
    await makeSubscriber(service, own, { tagIds: [parks.id, roads.id] });
    await makeSubscriber(service, own, { tagIds: [parks.id] });
    expect((await list()).map(({ name, subscriberCount }) => [name, subscriberCount])).toEqual([
      ['Parks', 2],
      ['Roads', 1],
    ]);
  });
});
