import { subscriberChangedEvent } from '@folkmoot/contracts';
import { fakeUnitOfWork, manualClock, userActor } from '@folkmoot/service-kit/testing';
import { fakeRecords } from '../../testing/fake-records.fake';
import { addSubscriber } from './add-subscriber.use-case';

const setUp = async () => {
  const clock = manualClock();
  const units = fakeUnitOfWork(fakeRecords(), { clock });
  const actor = userActor();
  const fields = { name: 'Parks', description: '', color: '#112233', isDefault: false, createdBy: 'user_1' };
  const tag = await units.reader(actor).tags.add({ ...fields, createdAt: clock.now() });
  const given = { email: 'Amy@X.example', consentSource: 'counter', source: 'csv_upload', status: 'active' } as const;
  return { units, actor, tag, given, deps: { unitOfWork: units.unitOfWork, clock } };
};

describe('adding a subscriber', () => {
  it('the same tag named twice: one subscription, counted once, and the event without the address', async () => {
    const { units, actor, tag, given, deps } = await setUp();
    const { subscriber } = await addSubscriber(deps, actor, { ...given, tagIds: [tag.id, tag.id] });
    expect([subscriber.email, subscriber.subscriptions.length]).toEqual(['amy@x.example', 1]);
    expect((await units.reader(actor).tags.listAll())[0]?.subscriberCount).toBe(1);
    expect(await units.reader(actor).stats.get()).toMatchObject({ total: 1, active: 1, csvImport: 1 });
    expect(units.eventsOf(subscriberChangedEvent)).toHaveLength(1);
    expect(JSON.stringify(units.events)).not.toContain('amy');
  });

  it.each([
    ['pending', 'pending', 0],
    ['unsubscribed', 'withdrawn', 0],
    ['active', 'active', 1],
  ] as const)('as %s: the subscription is %s, the tag counts %d', async (status, expected, count) => {
    const { units, actor, tag, given, deps } = await setUp();
    const { subscriber } = await addSubscriber(deps, actor, { ...given, status, tagIds: [tag.id] });
    expect(subscriber.subscriptions.map((each) => each.status)).toEqual([expected]);
    expect((await units.reader(actor).tags.listAll())[0]?.subscriberCount).toBe(count);
  });

  it('an unknown tag: not_found, nobody added, nothing told', async () => {
    const { units, actor, given, deps } = await setUp();
    await expect(addSubscriber(deps, actor, { ...given, tagIds: ['none'] })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect([await units.reader(actor).stats.get(), units.events]).toMatchObject([{ total: 0 }, []]);
  });
});
