import { aVersion } from '../../testing/fixtures';
import { preferredLanguages, shownLanguage, wordsLanguage } from './survey-language.domain';

const council = { language: 'de' } as Parameters<typeof shownLanguage>[1];
const version = aVersion({ language: 'en', translations: { es: { title: 'Parques' }, cy: { title: 'Parciau' } } });

describe('preferred languages', () => {
  it.each([
    ['begin with the language of the address, then those of the browser', 'cy', 'es;q=0.9,en', ['cy', 'en', 'es']],
    ['are sorted by weight, without those of weight zero', undefined, 'en;q=0.2, es;q=0.8, fr;q=0', ['es', 'en']],
    ['leave out the wildcard and broken parts', '__proto__', '*, xx-, ;q=1, de-CH', ['de-CH']],
    ['are empty when none is requested', undefined, undefined, []],
    ['are empty when the values are not text', { $gt: '' }, 7, []],
  ])('preferred languages %s', (_, requested, accept, expected) =>
    expect(preferredLanguages(requested, accept)).toEqual(expected),
  );
  it('only the beginning of a long header is read', () =>
    expect(preferredLanguages(undefined, 'en,'.repeat(10_000)).length).toBeLessThanOrEqual(20));
});

describe('the language of a survey', () => {
  it.each([
    ['the first preferred one that it has', ['fr', 'es', 'cy'], 'es'],
    ['one that it has when a variant is preferred', ['es-MX'], 'es'],
    ['its main one when it has no preferred one', ['fr'], 'en'],
    ['its main one when none is preferred', [], 'en'],
  ])('a survey is shown in %s', (_, preferred, expected) =>
    expect(shownLanguage(version, council, preferred)).toBe(expected),
  );
});

describe('the language of the interface texts', () => {
  it.each([
    ['the first preferred one that has texts', ['ja', 'fr-CA', 'es'], 'fr'],
    ['Arabic when it is preferred', ['ar-SY', 'cy'], 'ar'],
    ["the council's language when no preferred one has texts", ['ja'], 'de'],
  ])('interface texts are in %s', (_, preferred, expected) => expect(wordsLanguage(council, preferred)).toBe(expected));
});
