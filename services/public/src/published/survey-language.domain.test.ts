import { aVersion } from '../testing/fixtures';
import { preferredLanguages, shownLanguage, wordsLanguage } from './survey-language.domain';

const council = { language: 'de' } as Parameters<typeof shownLanguage>[1];
const version = aVersion({ language: 'en', translations: { es: { title: 'Parques' }, cy: { title: 'Parciau' } } });

describe('languages that somebody would like', () => {
  it.each([
    ['the address before the browser', 'cy', 'es;q=0.9,en', ['cy', 'en', 'es']],
    ['by weight, none of weight zero', undefined, 'en;q=0.2, es;q=0.8, fr;q=0', ['es', 'en']],
    ['any language and broken parts left out', '__proto__', '*, xx-, ;q=1, de-CH', ['de-CH']],
    ['nothing asked for', undefined, undefined, []],
    ['something else than a text', { $gt: '' }, 7, []],
  ])('%s', (_, asked, accept, expected) => expect(preferredLanguages(asked, accept)).toEqual(expected));
  it('of a header of any length, the beginning', () =>
    expect(preferredLanguages(undefined, 'en,'.repeat(10_000)).length).toBeLessThanOrEqual(20));
});

describe('the language that a survey is shown in', () => {
  it.each([
    ['the first that it has', ['fr', 'es', 'cy'], 'es'],
    ['a variant of one that it has', ['es-MX'], 'es'],
    ['the main one when it has none of them', ['fr'], 'en'],
    ['the main one when none is asked for', [], 'en'],
  ])('%s', (_, preferred, expected) => expect(shownLanguage(version, council, preferred)).toBe(expected));
});

describe('the language of our own words', () => {
  it.each([
    ['the first that there are words in', ['ja', 'fr-CA', 'es'], 'fr'],
    ['Welsh or Arabic', ['ar-SY', 'cy'], 'ar'],
    ["the council's when there are none", ['ja'], 'de'],
  ])('%s', (_, preferred, expected) => expect(wordsLanguage(council, preferred)).toBe(expected));
});
