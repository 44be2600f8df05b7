import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { segmentEntity } from './segment.mongo';

const { repositoriesOf } = subscribersUnits(segmentEntity.models);
const repositories = () => ({
  own: repositoriesOf(ownCouncil).segments,
  other: repositoriesOf(otherCouncil).segments,
});

const later = new Date('2026-03-02T10:00:00.000Z');

const fields = (name: string) => ({
  name,
  filter: { tagIds: ['tag_1'], status: 'active' as const },
  rule: null,
  createdAt: new Date('2026-03-02T09:00:00.000Z'),
});

describe('segments', () => {
  it('a segment is found with its filter in its own council only', async () => {
    const { own, other } = repositories();
    const segment = await own.add(fields('Park people'));
    expect(await own.get(segment.id)).toEqual(segment);
    expect(segment).toMatchObject({ revision: 1, filter: { tagIds: ['tag_1'], status: 'active' } });
    await expect(other.get(segment.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.remove(segment.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an empty filter stays empty when it is saved', async () => {
    const { own } = repositories();
    const { id } = await own.add({ ...fields('All'), filter: {} });
    expect((await own.get(id)).filter).toEqual({});
  });

  it('a second segment with the name is refused when added or renamed', async () => {
    const { own, other } = repositories();
    await own.add(fields('Park people'));
    const second = await own.add(fields('Others'));
    await expect(own.add(fields('PARK people'))).rejects.toMatchObject({ code: 'segment_name_taken' });
    await expect(own.save({ ...second, name: 'park people' }, later)).rejects.toMatchObject({
      code: 'segment_name_taken',
    });
    await expect(other.add(fields('Park people'))).resolves.toMatchObject({ revision: 1 });
  });

  it('segments are listed by name, saved with a new revision, refused with an old one, and removed', async () => {
    const { own } = repositories();
    const b = await own.add(fields('b'));
    await own.add(fields('A'));
    const saved = await own.save({ ...b, name: 'C', filter: { q: 'x' } }, later);
    expect(saved).toMatchObject({ name: 'C', filter: { q: 'x' }, revision: 2 });
    await expect(own.save(b, later)).rejects.toMatchObject({ code: 'stale_revision' });
    expect((await own.listAll()).map(({ name }) => name)).toEqual(['A', 'C']);
    await own.remove(b.id);
    expect((await own.listAll()).map(({ name }) => name)).toEqual(['A']);
  });
});
