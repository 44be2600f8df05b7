import { aPage, aTag } from '../testing/fixtures';
import { pageAt, topicsOf } from './signup-page.domain';

describe('the page at an address', () => {
  const pages = [
    aPage({ id: 'a', slug: 'news', formerSlugs: ['old', 'parks'] }),
    aPage({ id: 'b', slug: 'parks', formerSlugs: ['news'] }),
  ];
  it.each([
    ['news', 'a', false],
    ['parks', 'b', false],
    ['old', 'a', true],
  ])('%s: the one that has it now before one that had it (E-84)', (slug, id, isFormer) => {
    const found = pageAt(pages, slug);
    expect([found?.page.id, found?.isFormer]).toEqual([id, isFormer]);
  });
  it('nowhere: null', () => expect(pageAt(pages, 'none')).toBeNull());
});

describe('topics', () => {
  const tag = (name: string, isDefault: boolean) => ({ ...aTag({ id: name, name, isDefault }), isDeleted: false });
  const tags = [tag('b', false), tag('z', true), tag('a', false), tag('y', true)];
  it.each([
    [true, []],
    [false, ['y', 'z']],
  ])(
    'where residents tick topics themselves (%s): recommended first, by name; ticked %j (E-60)',
    (residentsTickTopics, ticked) => {
      const topics = topicsOf(tags, { residentsTickTopics, doubleOptIn: true });
      expect(topics.map(({ name }) => name)).toEqual(['y', 'z', 'a', 'b']);
      expect(topics.filter(({ isRecommended }) => isRecommended)).toHaveLength(2);
      expect(topics.filter(({ isPreselected }) => isPreselected).map(({ name }) => name)).toEqual(ticked);
    },
  );
});
