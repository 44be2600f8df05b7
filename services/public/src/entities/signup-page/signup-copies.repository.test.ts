import { testUnits } from '@folkmoot/service-kit/testing';
import { aPage, aTag } from '../../testing/fixtures';
import { createSignupCopyRepositoryAcrossCouncils, signupPageEntity } from './signup-copies.mongo';

const { repositoriesOf } = testUnits({
  models: signupPageEntity.models,
  repositories: (scope) => ({ copies: createSignupCopyRepositoryAcrossCouncils(scope) }),
});

const tag = (overrides = {}) => {
  const { id, councilId, name, description, color, isDefault, revision } = aTag(overrides);
  return { id, councilId, name, description, color, isDefault, revision, isDeleted: false };
};

it('unknown ids return null and empty lists', async () => {
  const { copies } = repositoriesOf(null);
  expect([await copies.findPage('none'), await copies.findTag('none')]).toEqual([null, null]);
  expect([await copies.listPages('none'), await copies.listTags('none')]).toEqual([[], []]);
});

it('a page saved twice has the second state with all fields', async () => {
  const { copies } = repositoriesOf(null);
  await copies.savePage(aPage());
  const second = aPage({ title: 'Renamed', formerSlugs: ['old'], revision: 2 });
  await copies.savePage(second);
  expect([await copies.findPage('page_1'), await copies.listPages('council_own')]).toEqual([second, [second]]);
});

it('a deleted page or tag is found by its id and is in no list', async () => {
  const { copies } = repositoriesOf(null);
  await copies.savePage(aPage({ isDeleted: true }));
  await copies.saveTag({ ...tag(), isDeleted: true });
  expect([await copies.listPages('council_own'), await copies.listTags('council_own')]).toEqual([[], []]);
  expect([(await copies.findPage('page_1'))?.isDeleted, (await copies.findTag('tag_news'))?.isDeleted]).toEqual([
    true,
    true,
  ]);
});

it('lists contain one council only, with inactive pages', async () => {
  const { copies } = repositoriesOf(null);
  await copies.savePage(aPage({ isActive: false }));
  await copies.savePage(aPage({ id: 'page_2', councilId: 'council_other' }));
  await copies.saveTag(tag());
  await copies.saveTag(tag({ id: 'tag_2', councilId: 'council_other' }));
  expect((await copies.listPages('council_own')).map(({ id }) => id)).toEqual(['page_1']);
  expect(await copies.listTags('council_own')).toEqual([tag()]);
});
