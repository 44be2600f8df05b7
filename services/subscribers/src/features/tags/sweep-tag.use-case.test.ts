import { fakeUnitOfWork, manualClock, userActor } from '@folkmoot/service-kit/testing';
import { subscriptionTo } from '../../subscribers/subscriber.domain';
import { consentByStaff } from '../../subscribers/subscriber-changes';
import { fakeRecords } from '../../testing/fake-records.fake';
import { sweepTags } from './sweep-tag.use-case';

const actor = userActor();
const now = manualClock().now();
const consent = consentByStaff('counter', 'user_1', now);
const gone = { mergedInto: null, sweepAt: now };
const signal = () => new AbortController().signal;

const setUp = async (people: number) => {
  const units = fakeUnitOfWork(fakeRecords());
  const records = units.reader(actor);
  const fields = { description: '', color: '#112233', isDefault: false, createdBy: 'user_1', createdAt: now };
  const [old, into] = [
    await records.tags.add({ ...fields, name: 'Old' }),
    await records.tags.add({ ...fields, name: 'New' }),
  ];
  const person = (n: number) => ({
    email: `p${n}@x.example`,
    writtenEmail: `p${n}@x.example`,
    uniqueId: `${n}`,
    source: 'manual' as const,
    status: 'active' as const,
    subscribedAt: now,
    subscriptions: [subscriptionTo(old.id, 'active', consent)],
    history: [],
  });
  await records.subscribers.addAll(Array.from({ length: people }, (_, n) => person(n)));
  const having = (tagId: string) => records.subscribers.count({ tagIds: [tagId] });
  return { units, records, old, into, having };
};

describe('sweeping tags that were removed', () => {
  it('a merge of more people than one batch is counted once, and the tag is forgotten when all have followed', async () => {
    const { units, records, old, into, having } = await setUp(2201);
    await records.tags.remove(old, { mergedInto: into.id, sweepAt: now });
    await sweepTags({ units, clock: manualClock() }, signal());
    expect([await having(old.id), await having(into.id)]).toEqual([0, 2201]);
    expect((await records.tags.get(into.id)).subscriberCount).toBe(2201);
    expect(await records.tags.findRemoved(old.id)).toBeNull();
  });

  it('merged into one that has gone meanwhile: the subscriptions end', async () => {
    const { units, records, old, into, having } = await setUp(2);
    await records.tags.remove(old, { mergedInto: into.id, sweepAt: now });
    await records.tags.remove(into, gone);
    await sweepTags({ units, clock: manualClock() }, signal());
    expect([await having(old.id), await having(into.id)]).toEqual([0, 0]);
  });

  it('deleted a moment ago: nothing is touched while it can be undone (E-79)', async () => {
    const { units, records, old, having } = await setUp(2);
    await records.tags.remove(old, { mergedInto: null, sweepAt: new Date(now.getTime() + 1) });
    await sweepTags({ units, clock: manualClock() }, signal());
    expect(await having(old.id)).toBe(2);
  });

  it('told to stop: goes no further, and goes on next time', async () => {
    const { units, records, old, having } = await setUp(3);
    await records.tags.remove(old, gone);
    await sweepTags({ units, clock: manualClock() }, AbortSignal.abort());
    expect(await having(old.id)).toBe(3);
    await sweepTags({ units, clock: manualClock() }, signal());
    expect(await having(old.id)).toBe(0);
  });
});
