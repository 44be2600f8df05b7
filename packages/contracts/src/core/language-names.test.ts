import { canonicalTag, languageName, namedLanguages } from './language-names';
import { directionOf, localeOf } from './locale';

describe('a language', () => {
  it.each([
    ['pl', 'Polski', 'ltr'],
    ['uk', 'Українська', 'ltr'],
    ['ur', 'اردو', 'rtl'],
    ['pa', 'ਪੰਜਾਬੀ', 'ltr'],
    ['pa-Arab', 'پنجابی', 'rtl'],
    ['ckb', 'کوردیی ناوەندی', 'rtl'],
    ['he', 'עברית', 'rtl'],
    ['rom', 'Romany', 'ltr'],
    ['not a tag', 'not a tag', 'ltr'],
  ])('%s has its own name and direction', (tag, name, direction) => {
    expect(languageName(tag)).toContain(name);
    expect(directionOf(tag)).toBe(direction);
  });
  it('has Western digits, which number fields take', () => {
    expect(new Intl.NumberFormat(localeOf('bn')).format(12)).toBe('12');
    expect(localeOf('pl')).toBe('pl');
  });
  it('is offered once, by its present tag', () => {
    const tags = namedLanguages();
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags).toEqual(expect.arrayContaining(['en', 'cy', 'pl', 'uk', 'ga', 'zh-Hant']));
    expect(tags).not.toContain('iw');
  });
  it('is known by its tag in any spelling', () => {
    expect(canonicalTag('ZH_hant_hk')).toBe('zh-Hant-HK');
    expect(canonicalTag('x')).toBeNull();
  });
});
