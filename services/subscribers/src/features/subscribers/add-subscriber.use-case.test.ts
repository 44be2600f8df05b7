import { subscriberChangedEvent } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { addSubscriber } from './add-subscriber.use-case';

const units = subscribersUnits();
const context = units.contextOf(userActor());

const setUp = async () => {
  const { tags, stats } = units.repositoriesOf(ownCouncil);
  const fields = { name: 'Parks', description: '', color: '#112233', isDefault: false, createdBy: 'user_1' };
  const tag = await tags.add({ ...fields, createdAt: units.clock.now() });
  const input = { email: 'Amy@X.example', consentSource: 'counter', source: 'csv_upload', status: 'active' } as const;
  return { tags, stats, tag, input };
};

describe('adding a subscriber', () => {
  it('a repeated tag makes one subscription and one count, and the event has no address', async () => {
    const { tags, stats, tag, input } = await setUp();
    const { subscriber } = await addSubscriber(context, { ...input, tagIds: [tag.id, tag.id] });
    expect([subscriber.email, subscriber.subscriptions.length]).toEqual(['amy@x.example', 1]);
    expect((await tags.listAll())[0]?.subscriberCount).toBe(1);
    expect(await stats.get()).toMatchObject({ total: 1, active: 1, csvImport: 1 });
    expect(units.eventsOf(subscriberChangedEvent)).toHaveLength(1);
    expect(JSON.stringify(units.events)).not.toContain('amy');
  });

  it.each([
    ['pending', 'pending', 0],
    ['unsubscribed', 'withdrawn', 0],
    ['active', 'active', 1],
  ] as const)('with the status %s the subscription is %s and the tag counts %d', async (status, expected, count) => {
    const { tags, tag, input } = await setUp();
    const { subscriber } = await addSubscriber(context, { ...input, status, tagIds: [tag.id] });
    expect(subscriber.subscriptions.map((each) => each.status)).toEqual([expected]);
    expect((await tags.listAll())[0]?.subscriberCount).toBe(count);
  });

  it('an unknown tag is refused with not_found, nobody is added and nothing is published', async () => {
    const { stats, input } = await setUp();
    await expect(addSubscriber(context, { ...input, tagIds: ['none'] })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect([await stats.get(), units.events]).toMatchObject([{ total: 0 }, []]);
  });
});
