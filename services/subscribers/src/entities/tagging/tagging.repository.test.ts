import { systemActor } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { advance, begin, finish } from './tagging.domain';
import { taggingEntity } from './tagging.mongo';

const { repositoriesOf } = subscribersUnits(taggingEntity.models);
const repositories = () => ({
  own: repositoriesOf(ownCouncil).taggings,
  other: repositoriesOf(otherCouncil).taggings,
  sweep: repositoriesOf(null).taggingSweep,
});

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
const audience = { status: 'active', since: at(0), within: { tagIds: ['t2'] } } as const;
const input = {
  change: { addTagIds: ['t1'], removeTagIds: [], consentSource: 'Town fair' },
  audience,
  actor: systemActor('subscribers', 'c1'),
};

describe('taggings', () => {
  it('a tagging is stored with its audience for its own council, and an old revision is refused', async () => {
    const { own, other } = repositories();
    const added = await own.add(input, at(1));
    expect(await own.get(added.id)).toEqual(added);
    expect(added.audience).toEqual(audience);
    const begun = await own.save(begin(added, { runId: 'r1', total: 9 }, at(2)));
    const moved = await own.save(advance(begun, { changed: 3, unchanged: 1 }, 'c1', at(3)));
    expect(await own.find(added.id)).toMatchObject({ processed: 4, changed: 3, total: 9, cursor: 'c1', revision: 3 });
    await expect(own.save(begun)).rejects.toMatchObject({ code: 'stale_revision' });
    const done = await own.save(finish(moved, at(4)));
    expect(await own.get(added.id)).toMatchObject({ state: 'done', audience: null, finishedAt: at(4) });
    expect(await other.find(added.id)).toBeNull();
    await expect(other.get(added.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.save(done)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('taggings are listed newest first, page by page, of one council', async () => {
    const { own, other } = repositories();
    for (const minute of [1, 2, 3]) await own.add(input, at(minute));
    const first = await own.list({ limit: 2 });
    const rest = await own.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([...first.items, ...rest.items].map(({ createdAt }) => createdAt)).toEqual([at(3), at(2), at(1)]);
    expect([rest.nextCursor, (await other.list({})).items]).toEqual([null, []]);
  });

  it('the sweep finds stalled taggings of all councils', async () => {
    const { own, other, sweep } = repositories();
    const [old, theirs] = [await own.add(input, at(1)), await other.add(input, at(2))];
    await own.add(input, at(30));
    const ended = await own.save(begin(await own.add(input, at(1)), { runId: 'r1', total: 1 }, at(1)));
    await own.save(finish(ended, at(1)));
    const stalled = await sweep.listStalledAcrossCouncils(at(20));
    expect(stalled.map(({ taggingId }) => taggingId).sort()).toEqual([old.id, theirs.id].sort());
    expect(stalled).toContainEqual({ taggingId: theirs.id, councilId: theirs.councilId });
  });
});
