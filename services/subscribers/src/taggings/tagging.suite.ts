import { systemActor } from '@folkmoot/contracts';
import { advance, begin, finish } from './tagging.domain';
import type { TaggingRepository, TaggingSweepRepository } from './tagging.repository';

export interface TaggingStores {
  readonly own: TaggingRepository;
  readonly other: TaggingRepository;
  readonly sweep: TaggingSweepRepository;
}

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
const audience = { status: 'active', since: at(0), within: { tagIds: ['t2'] } } as const;
const given = {
  change: { addTagIds: ['t1'], removeTagIds: [], consentSource: 'Town fair' },
  audience,
  actor: systemActor('subscribers', 'c1'),
};

/** What every adapter of taggings must do, for two councils side by side. */
export const taggingSuite = (make: () => Promise<TaggingStores>): void => {
  it('kept as it moves, with whom it is for; an old revision is refused; another council has none of it', async () => {
    const { own, other } = await make();
    const added = await own.add(given, at(1));
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

  it('listed newest first, page after page, of one council', async () => {
    const { own, other } = await make();
    for (const minute of [1, 2, 3]) await own.add(given, at(minute));
    const first = await own.list({ limit: 2 });
    const rest = await own.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([...first.items, ...rest.items].map(({ createdAt }) => createdAt)).toEqual([at(3), at(2), at(1)]);
    expect([rest.nextCursor, (await other.list({})).items]).toEqual([null, []]);
  });

  it('swept: those that move, and nothing was heard of since, of all councils', async () => {
    const { own, other, sweep } = await make();
    const [old, theirs] = [await own.add(given, at(1)), await other.add(given, at(2))];
    await own.add(given, at(30));
    const ended = await own.save(begin(await own.add(given, at(1)), { runId: 'r1', total: 1 }, at(1)));
    await own.save(finish(ended, at(1)));
    const found = await sweep.listStalledAcrossCouncils(at(20));
    expect(found.map(({ taggingId }) => taggingId).sort()).toEqual([old.id, theirs.id].sort());
    expect(found).toContainEqual({ taggingId: theirs.id, councilId: theirs.councilId });
  });
};
