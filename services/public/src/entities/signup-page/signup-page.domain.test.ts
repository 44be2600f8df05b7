import { aPage, aTag } from '../../testing/fixtures';
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
  ])(
    'the address %s leads to the page that has it now rather than to one that had it before (E-84)',
    (slug, id, isFormer) => {
      const match = pageAt(pages, slug);
      expect([match?.page.id, match?.isFormer]).toEqual([id, isFormer]);
    },
  );
  it('pageAt returns null when the address is unknown', () => expect(pageAt(pages, 'none')).toBeNull());
});

describe('topics', () => {
  const tag = (name: string, isDefault: boolean) => ({ ...aTag({ id: name, name, isDefault }), isDeleted: false });
  const tags = [tag('b', false), tag('z', true), tag('a', false), tag('y', true)];
  it.each([
    [true, []],
    [false, ['y', 'z']],
  ])(
    'topics are recommended first, then by name, when residents tick them themselves (%s): ticked %j (E-60)',
    (residentsTickTopics, ticked) => {
      const topics = topicsOf(tags, { residentsTickTopics, doubleOptIn: true });
      expect(topics.map(({ name }) => name)).toEqual(['y', 'z', 'a', 'b']);
      expect(topics.filter(({ isRecommended }) => isRecommended)).toHaveLength(2);
      expect(topics.filter(({ isPreselected }) => isPreselected).map(({ name }) => name)).toEqual(ticked);
    },
  );
});
