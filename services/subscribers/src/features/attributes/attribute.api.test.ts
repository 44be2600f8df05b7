import {
  attributeChangedEvent,
  countAttributeValuesOperation,
  createAttributeOperation,
  deleteAttributeOperation,
  deleteSubscriberOperation,
  exportSubscribersOperation,
  getSubscriberOperation,
  listAttributesOperation,
  readSubscriberDataOperation,
  updateAttributeOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts';
import { ownCouncil, tracesOf, until } from '@folkmoot/service-kit/testing';
import { addressOf, consentByStaff, countEffects, effectOfAlike, subscriptionTo } from '../../entities/subscriber';
import {
  makeAttribute,
  makeSubscriber,
  makeTag,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { createRepositories } from '../../testing/repositories';

const STANDARD = ['first_name', 'last_name', 'ward', 'postcode'];
const MINUTE_MS = 60_000;

let service: SubscribersTestService;
beforeAll(async () => {
  service = await startSubscribersService();
});
beforeEach(() => service.empty());
afterAll(() => service.stop());

const list = async (as = own) => (await service.call(listAttributesOperation, { as })).body.items;
const keys = async (as = own) => (await list(as)).map(({ key }) => key);
const create = (body: object) => service.call(createAttributeOperation, { as: own, body: { type: 'text', ...body } });
const edit = (key: string, body: object) => service.call(updateAttributeOperation, { as: own, params: { key }, body });
const remove = (key: string) => service.call(deleteAttributeOperation, { as: own, params: { key } });
const countOf = async (key: string) =>
  (await service.call(countAttributeValuesOperation, { as: own, params: { key } })).body.count;
const addPerson = async (attributes: object, email = 'amy@residents.example') =>
  makeSubscriber(service, own, { email, tagIds: [(await makeTag(service)).id], attributes });

describe('attributes of a council', () => {
  it('the key is made from the name, is unique and stays when the attribute is renamed', async () => {
    expect((await create({ name: 'Größe des Haushalts', type: 'number' })).body).toMatchObject({
      key: 'gro_e_des_haushalts',
      type: 'number',
      isStandard: false,
    });
    const tenure = (await create({ name: 'Tenure', type: 'choice', options: ['Rents', 'Owns'] })).body;
    expect(await keys()).toEqual([...STANDARD, 'gro_e_des_haushalts', 'tenure']);
    const renamed = await edit('tenure', { name: 'Home', options: ['Rents', 'Owns', 'Other'], revision: 1 });
    expect(renamed.body).toMatchObject({ key: 'tenure', name: 'Home', options: ['Rents', 'Owns', 'Other'] });
    expect((await edit('tenure', { name: 'House', revision: tenure.revision })).body.code).toBe('stale_revision');
    expect((await create({ name: 'Tenure' })).body.key).toBe('tenure_2');
    expect((await create({ name: 'Council' })).body.key).toBe('council_2');
    expect((await create({ name: '家' })).body.key).toBe('detail');
    expect(await keys(other)).toEqual(STANDARD);
    await service.settled();
    expect(service.eventsOf(attributeChangedEvent).map(({ payload }) => payload.change)).toEqual([
      'created',
      'created',
      'edited',
      'created',
      'created',
      'created',
    ]);
  });

  it('a used name, a choice with too few or equal options, and more than 50 are refused', async () => {
    expect((await create({ name: ' first  NAME ' })).body.code).toBe('attribute_name_taken');
    for (const options of [[], ['One'], ['One', 'one']])
      expect((await create({ name: 'Choice', type: 'choice', options })).body.code).toBe('invalid_input');
    for (let count = STANDARD.length; count < 50; count += 1) await makeAttribute(service);
    expect((await create({ name: 'One more' })).body.code).toBe('too_many_attributes');
  });

  it('a standard attribute can be renamed but not deleted', async () => {
    expect((await edit('ward', { name: 'Division', revision: 0 })).body).toMatchObject({
      name: 'Division',
      revision: 1,
    });
    expect((await edit('ward', { name: 'Area', revision: 1 })).body.revision).toBe(2);
    expect((await list()).find(({ key }) => key === 'ward')?.name).toBe('Area');
    expect(await keys()).toEqual(STANDARD);
    expect((await remove('ward')).body.code).toBe('attribute_is_standard');
  });

  it('the values of everybody are removed in batches when it is deleted, also after a stop', async () => {
    const { key } = await makeAttribute(service);
    const scope = { connection: service.connection, session: null, actor: own, councilId: ownCouncil };
    const at = service.clock.now();
    const tag = await makeTag(service);
    const person = (n: number) => ({
      ...addressOf(`many${n}@residents.example`),
      uniqueId: `MANY${n}`,
      source: 'manual' as const,
      status: 'active' as const,
      subscribedAt: at,
      subscriptions: [subscriptionTo(tag.id, 'active', consentByStaff('A list', 'user_1', at))],
      attributes: { [key]: `Secret ${n}`, ward: 'East' },
      history: [],
    });
    const records = createRepositories(scope);
    const people = Array.from({ length: 2_100 }, (_, n) => person(n));
    await records.subscribers.addAll(people);
    await countEffects(records, [effectOfAlike(people)]);
    await addPerson({ [key]: 'Secret' });
    expect(await countOf(key)).toBe(2_101);
    expect((await remove(key)).status).toBe(204);
    expect(await keys()).toEqual(STANDARD);
    expect((await service.call(countAttributeValuesOperation, { as: own, params: { key } })).status).toBe(404);
    const left = () =>
      service.connection.collection('subscribers').countDocuments({ [`attributes.${key}`]: { $exists: true } });
    expect(await left()).toBe(1_101);
    service.clock.advance(2 * MINUTE_MS);
    await service.jobs.schedule('subscribers.sweep-attributes', null);
    await until(async () => (await tracesOf(service, key)).length === 0);
    expect(await left()).toBe(0);
    expect(await tracesOf(service, 'Secret')).toEqual([]);
    expect(await countOf('ward')).toBe(2_100);
  });
});

describe('attributes of a person', () => {
  const change = (subscriberId: string, attributes: object) =>
    service.call(updateSubscriberOperation, { as: own, params: { subscriberId }, body: { attributes } });

  it('are read as people write them, changed one by one, and noted without their values', async () => {
    await create({ name: 'Household', type: 'number' });
    await create({ name: 'Moved in', type: 'date' });
    await create({ name: 'Tenant', type: 'yes_no' });
    await create({ name: 'Area', type: 'choice', options: ['North', 'Côte'] });
    const written = { first_name: ' Amy ', household: '2,5', moved_in: '4 May 2020', tenant: 'yes', area: 'cote' };
    const { body } = await addPerson(written);
    const stored = { first_name: 'Amy', household: 2.5, moved_in: '2020-05-04', tenant: true, area: 'Côte' };
    expect(body.attributes).toEqual(stored);
    const changed = await change(body.id, { first_name: 'Anna', tenant: null, area: '', household: 2.5 });
    const { tenant: _, area: __, ...left } = stored;
    expect(changed.body.attributes).toEqual({ ...left, first_name: 'Anna' });
    expect(changed.body.history[0]).toMatchObject({
      what: 'details_changed',
      detail: 'Details changed: First name, Tenant, Area',
      by: 'user_1',
    });
    const again = await change(body.id, { first_name: 'Anna' });
    expect(again.body.revision).toBe(changed.body.revision);
  });

  it('are refused with a problem in words for each field', async () => {
    await create({ name: 'Household', type: 'number' });
    const { status, body } = await addPerson({ household: 'two', constructor: 'x', unknown: 'y' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: [
        { path: 'attributes.household', message: 'Household: “two” is not a number.' },
        { path: 'attributes.constructor', message: 'There is no such detail any more.' },
        { path: 'attributes.unknown', message: 'There is no such detail any more.' },
      ],
    });
  });

  it('are in the export of the list and in personal data, and leave nothing behind when the person is erased', async () => {
    await create({ name: 'Tenant', type: 'yes_no' });
    const { id } = (await addPerson({ first_name: 'Quendolyn', ward: '=1+1', tenant: true })).body;
    await addPerson({}, 'ben@residents.example');
    const { text } = await service.call(exportSubscribersOperation, { as: own, query: {} });
    const [header, ...rows] = text.split('\r\n');
    const rowOf = (name: string) => rows.find((row) => row.includes(name));
    expect(header).toContain('"Tags","First name","Last name","Ward","Postcode","Tenant"');
    expect(rowOf('amy@')).toMatch(/"Quendolyn","","'=1\+1","","Yes"$/);
    expect(rowOf('ben@')).toMatch(/"","","","",""$/);
    const looked = { email: 'amy@residents.example', purpose: 'look' as const };
    const data = await service.call(readSubscriberDataOperation, { as: own, body: looked });
    expect(data.body.attributes).toEqual([
      { name: 'First name', value: 'Quendolyn' },
      { name: 'Ward', value: '=1+1' },
      { name: 'Tenant', value: 'Yes' },
    ]);
    expect(await tracesOf(service, 'Quendolyn')).toEqual(['subscribers']);
    expect(await tracesOf(service, 'quendolyn')).toEqual(['subscribers']);
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: id } });
    expect([await tracesOf(service, 'Quendolyn'), await tracesOf(service, 'quendolyn')]).toEqual([[], []]);
    const gone = await service.call(getSubscriberOperation, { as: own, params: { subscriberId: id } });
    expect(gone.status).toBe(404);
  });
});
