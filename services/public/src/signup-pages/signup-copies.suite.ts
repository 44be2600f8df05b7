import { aPage, aTag } from '../testing/fixtures';
import type { SignupCopies } from './signup-copies.repository';

/** What every adapter of the copies of pages and tags must do. */
export const signupCopiesSuite = (make: () => Promise<SignupCopies>): void => {
  const tag = (given = {}) => {
    const { id, councilId, name, description, color, isDefault, revision } = aTag(given);
    return { id, councilId, name, description, color, isDefault, revision, isDeleted: false };
  };

  it('nothing there: null and empty lists', async () => {
    const copies = await make();
    expect([await copies.findPage('none'), await copies.findTag('none')]).toEqual([null, null]);
    expect([await copies.listPages('none'), await copies.listTags('none')]).toEqual([[], []]);
  });

  it('a page saved twice: the second is there, whole', async () => {
    const copies = await make();
    await copies.savePage(aPage());
    const second = aPage({ title: 'Renamed', formerSlugs: ['old'], revision: 2 });
    await copies.savePage(second);
    expect([await copies.findPage('page_1'), await copies.listPages('council_own')]).toEqual([second, [second]]);
  });

  it('what is deleted: found by its id, in no list', async () => {
    const copies = await make();
    await copies.savePage(aPage({ isDeleted: true }));
    await copies.saveTag({ ...tag(), isDeleted: true });
    expect([await copies.listPages('council_own'), await copies.listTags('council_own')]).toEqual([[], []]);
    expect([(await copies.findPage('page_1'))?.isDeleted, (await copies.findTag('tag_news'))?.isDeleted]).toEqual([
      true,
      true,
    ]);
  });

  it('lists: of one council only, inactive pages too', async () => {
    const copies = await make();
    await copies.savePage(aPage({ isActive: false }));
    await copies.savePage(aPage({ id: 'page_2', councilId: 'council_other' }));
    await copies.saveTag(tag());
    await copies.saveTag(tag({ id: 'tag_2', councilId: 'council_other' }));
    expect((await copies.listPages('council_own')).map(({ id }) => id)).toEqual(['page_1']);
    expect(await copies.listTags('council_own')).toEqual([tag()]);
  });
};
