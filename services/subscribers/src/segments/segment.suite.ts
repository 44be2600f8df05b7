import type { SegmentRepository } from './segment.repository';

const fields = (name: string) => ({
  name,
  filter: { tagIds: ['tag_1'], status: 'active' as const },
  createdAt: new Date('2026-03-02T09:00:00.000Z'),
});

/** What every adapter of segments must do, for two councils side by side. */
export const segmentSuite = (make: () => Promise<{ own: SegmentRepository; other: SegmentRepository }>): void => {
  it('a segment is found with its filter in its own council only', async () => {
    const { own, other } = await make();
    const segment = await own.add(fields('Park people'));
    expect(await own.get(segment.id)).toEqual(segment);
    expect(segment).toMatchObject({ revision: 1, filter: { tagIds: ['tag_1'], status: 'active' } });
    await expect(other.get(segment.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.remove(segment.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an empty filter stays one', async () => {
    const { own } = await make();
    const { id } = await own.add({ ...fields('All'), filter: {} });
    expect((await own.get(id)).filter).toEqual({});
  });

  it('two of one name: segment_name_taken, when added and when renamed', async () => {
    const { own, other } = await make();
    await own.add(fields('Park people'));
    const second = await own.add(fields('Others'));
    await expect(own.add(fields('PARK people'))).rejects.toMatchObject({ code: 'segment_name_taken' });
    await expect(own.save({ ...second, name: 'park people' })).rejects.toMatchObject({ code: 'segment_name_taken' });
    await expect(other.add(fields('Park people'))).resolves.toMatchObject({ revision: 1 });
  });

  it('listed by name; saved with the next revision, an old one is stale; removed', async () => {
    const { own } = await make();
    const b = await own.add(fields('b'));
    await own.add(fields('A'));
    const saved = await own.save({ ...b, name: 'C', filter: { q: 'x' } });
    expect(saved).toMatchObject({ name: 'C', filter: { q: 'x' }, revision: 2 });
    await expect(own.save(b)).rejects.toMatchObject({ code: 'stale_revision' });
    expect((await own.listAll()).map(({ name }) => name)).toEqual(['A', 'C']);
    await own.remove(b.id);
    expect((await own.listAll()).map(({ name }) => name)).toEqual(['A']);
  });
};
