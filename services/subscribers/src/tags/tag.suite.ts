import type { TagRepository } from './tag.repository';

const fields = (name: string) => ({
  name,
  description: '',
  color: '#112233',
  isDefault: false,
  createdBy: 'user_1',
  createdAt: new Date('2026-03-02T09:00:00.000Z'),
});

/** What every adapter of tags must do, for two councils side by side. */
export const tagSuite = (make: () => Promise<{ own: TagRepository; other: TagRepository }>): void => {
  it('a tag is found by its id in its own council only', async () => {
    const { own, other } = await make();
    const tag = await own.add(fields('Parks'));
    expect(await own.get(tag.id)).toEqual(tag);
    await expect(other.get(tag.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await other.listAll()).toEqual([]);
  });

  it.each(['parks', 'PARKS', ' Parks '])('a second one called "%s": tag_name_taken', async (name) => {
    const { own, other } = await make();
    await own.add(fields('Parks'));
    await expect(own.add(fields(name))).rejects.toMatchObject({ code: 'tag_name_taken' });
    await expect(other.add(fields(name))).resolves.toMatchObject({ revision: 1 });
  });

  it('saving: what is given changes, the revision rises, an old one is stale', async () => {
    const { own } = await make();
    const tag = await own.add(fields('Parks'));
    const saved = await own.save(tag, { name: 'Roads', description: undefined });
    expect(saved).toEqual({ ...tag, name: 'Roads', revision: 2 });
    await expect(own.save(tag, { name: 'Again' })).rejects.toMatchObject({ code: 'stale_revision' });
    await expect(own.save({ ...tag, id: 'none' }, {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('counting leaves the revision alone, and the tags of others', async () => {
    const { own, other } = await make();
    const tag = await own.add(fields('Parks'));
    await own.count({ [tag.id]: 2, none: 5 });
    await other.count({ [tag.id]: 7 });
    expect(await own.get(tag.id)).toEqual({ ...tag, subscriberCount: 2 });
  });

  it('removed: out of the list, its name is free, and what becomes of its subscriptions is known until it is forgotten', async () => {
    const { own, other } = await make();
    const tag = await own.add(fields('Parks'));
    const into = await own.add(fields('Open spaces'));
    const removal = { mergedInto: into.id, sweepAt: new Date('2026-03-03T09:00:00.000Z') };
    await own.remove(tag, removal);
    expect((await own.listAll()).map(({ name }) => name)).toEqual(['Open spaces']);
    await expect(own.get(tag.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(own.add(fields('Parks'))).resolves.toMatchObject({ name: 'Parks' });
    expect(await own.findRemoved(tag.id)).toEqual({ id: tag.id, ...removal });
    expect([await own.findRemoved(into.id), await other.findRemoved(tag.id)]).toEqual([null, null]);
    await own.forget(tag.id);
    expect(await own.findRemoved(tag.id)).toBeNull();
  });

  it('removed and restored: as it was, with what was counted meanwhile; not when its name is taken or it is gone', async () => {
    const { own, other } = await make();
    const tag = await own.add(fields('Parks'));
    const removal = { mergedInto: null, sweepAt: new Date('2026-03-03T09:00:00.000Z') };
    await own.remove(tag, removal);
    await own.count({ [tag.id]: 3 });
    await expect(other.restore(tag.id)).rejects.toMatchObject({ code: 'not_found' });
    const restored = await own.restore(tag.id);
    expect(restored).toEqual({ ...tag, subscriberCount: 3, revision: 3 });
    expect(await own.get(tag.id)).toEqual(restored);
    await expect(own.restore(tag.id)).rejects.toMatchObject({ code: 'not_found' });
    await own.remove(restored, removal);
    await own.add(fields('parks'));
    await expect(own.restore(tag.id)).rejects.toMatchObject({ code: 'tag_name_taken' });
  });
};
