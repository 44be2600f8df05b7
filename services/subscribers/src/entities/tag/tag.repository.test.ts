import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { inListOrder, type StoredTag } from './tag.domain';
import { tagEntity } from './tag.mongo';

const { repositoriesOf } = subscribersUnits(tagEntity.models);
const repositories = () => ({ own: repositoriesOf(ownCouncil).tags, other: repositoriesOf(otherCouncil).tags });

const fields = (name: string) => ({
  name,
  description: '',
  color: '#112233',
  isDefault: false,
  createdBy: 'user_1',
  createdAt: new Date('2026-03-02T09:00:00.000Z'),
});

describe('tags', () => {
  it('a tag is found by its id in its own council only', async () => {
    const { own, other } = repositories();
    const tag = await own.add(fields('Parks'));
    expect(await own.get(tag.id)).toEqual(tag);
    await expect(other.get(tag.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await other.listAll()).toEqual([]);
  });

  it.each(['parks', 'PARKS', ' Parks '])('a second tag named "%s" is refused with tag_name_taken', async (name) => {
    const { own, other } = repositories();
    await own.add(fields('Parks'));
    await expect(own.add(fields(name))).rejects.toMatchObject({ code: 'tag_name_taken' });
    await expect(other.add(fields(name))).resolves.toMatchObject({ revision: 1 });
  });

  it('saving changes only the submitted fields and the revision, and an old revision is refused', async () => {
    const { own } = repositories();
    const tag = await own.add(fields('Parks'));
    const saved = await own.save(tag, { name: 'Roads', description: undefined });
    expect(saved).toEqual({ ...tag, name: 'Roads', revision: 2 });
    await expect(own.save(tag, { name: 'Again' })).rejects.toMatchObject({ code: 'stale_revision' });
    await expect(own.save({ ...tag, id: 'none' }, {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('counting does not change the revision or the tags of others', async () => {
    const { own, other } = repositories();
    const tag = await own.add(fields('Parks'));
    await own.count({ [tag.id]: 2, none: 5 });
    await other.count({ [tag.id]: 7 });
    expect(await own.get(tag.id)).toEqual({ ...tag, subscriberCount: 2 });
  });

  it('a removed tag is not listed, its name is free, and its removal is known until the tag is forgotten', async () => {
    const { own, other } = repositories();
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

  it('a restored tag has its current count, and restoring fails when the name is in use', async () => {
    const { own, other } = repositories();
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
});

it('default tags are listed first, then the others by name', () => {
  const tag = (name: string, isDefault: boolean) => ({ name, isDefault }) as StoredTag;
  const listed = inListOrder([tag('b', false), tag('Z', true), tag('a', false), tag('y', true)]);
  expect(listed.map(({ name }) => name)).toEqual(['y', 'Z', 'a', 'b']);
});
