import { systemActor } from '@folkmoot/contracts';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import { consentByStaff, subscriptionTo } from '../../entities/subscriber';
import { subscribersUnits } from '../../testing/subscribers-units';
import { sweepTags } from './sweep-tag.use-case';

const units = subscribersUnits();
const system = units.contextOf(systemActor('subscribers'));
const now = units.clock.now();
const consent = consentByStaff('counter', 'user_1', now);
const gone = { mergedInto: null, sweepAt: now };
const signal = () => new AbortController().signal;

const setUp = async (people: number) => {
  const records = units.repositoriesOf(ownCouncil);
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
  return { records, old, into, having };
};

describe('sweep of removed tags', () => {
  it('a merge is counted once and the tag is deleted at the end when it needs several batches', async () => {
    const { records, old, into, having } = await setUp(2201);
    await records.tags.remove(old, { mergedInto: into.id, sweepAt: now });
    await sweepTags(system, signal());
    expect([await having(old.id), await having(into.id)]).toEqual([0, 2201]);
    expect((await records.tags.get(into.id)).subscriberCount).toBe(2201);
    expect(await records.tags.findRemoved(old.id)).toBeNull();
  });

  it('the subscriptions end when the target of the merge no longer exists', async () => {
    const { records, old, into, having } = await setUp(2);
    await records.tags.remove(old, { mergedInto: into.id, sweepAt: now });
    await records.tags.remove(into, gone);
    await sweepTags(system, signal());
    expect([await having(old.id), await having(into.id)]).toEqual([0, 0]);
  });

  it('nothing changes while the deletion can be undone (E-79)', async () => {
    const { records, old, having } = await setUp(2);
    await records.tags.remove(old, { mergedInto: null, sweepAt: new Date(now.getTime() + 1) });
    await sweepTags(system, signal());
    expect(await having(old.id)).toBe(2);
  });

  it('the sweep ends when it is aborted, and continues at the next run', async () => {
    const { records, old, having } = await setUp(3);
    await records.tags.remove(old, gone);
    await sweepTags(system, AbortSignal.abort());
    expect(await having(old.id)).toBe(3);
    await sweepTags(system, signal());
    expect(await having(old.id)).toBe(0);
  });
});
