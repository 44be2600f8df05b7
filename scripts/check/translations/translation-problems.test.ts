import { leavesOf, missingCatalogues, staffModules, untranslatedWords } from './translation-problems';

const file = (path: string, text = '') => ({ path, text });
const ENGLISH = 'mf-x/src/features/a/a.messages.ts';
const WELSH = 'mf-x/src/features/a/a.messages.cy.ts';
const catalogue = file('mf-x/src/app/words.cy.ts', "import '../features/a/a.messages.cy';\n");

describe('modules with words for staff', () => {
  it('are those of the shell, of remotes for staff and of their packages, without words for residents', () => {
    const packages = ['ui/src/ui.messages.ts', 'question-types/src/core/check.messages.ts'].map(
      (at) => `packages/${at}`,
    );
    const others = [
      'mf-public/src/entities/words/cy.messages.ts',
      'services/x/src/features/a/a.messages.ts',
      'packages/question-types/src/types/date/date-words.messages.ts',
      'packages/contracts/src/page-words/languages/pl.messages.ts',
    ];
    expect(staffModules([ENGLISH, WELSH, ...packages, ...others])).toEqual([ENGLISH, ...packages]);
  });
});

describe('a module with words for staff', () => {
  const none = { gaps: {}, longest: 0 };
  it('is reported without Welsh beside it, and when no build loads its Welsh', () => {
    expect(missingCatalogues([file(ENGLISH), file(WELSH), catalogue], none)).toEqual([]);
    expect(missingCatalogues([file(ENGLISH), catalogue], none)).toEqual([
      `${ENGLISH}: has no Welsh beside it (a.messages.cy.ts)`,
    ]);
    expect(missingCatalogues([file(ENGLISH), file(WELSH)], none)).toEqual([
      `${WELSH}: is not in mf-x/src/app/words.cy.ts`,
    ]);
  });
  it('is not reported as a listed gap; the list needs reasons, has no more than the gaps, and may only shrink', () => {
    const gaps = { [ENGLISH]: 'Its screens are being rebuilt.' };
    expect(missingCatalogues([file(ENGLISH)], { gaps, longest: 1 })).toEqual([]);
    expect(missingCatalogues([file(ENGLISH)], { gaps, longest: 0 })).toEqual([
      expect.stringContaining('may only shrink'),
    ]);
    expect(missingCatalogues([file(ENGLISH)], { gaps: { [ENGLISH]: ' ' }, longest: 1 })).toEqual([
      `${ENGLISH}: is a gap without a reason`,
    ]);
    expect(missingCatalogues([file(ENGLISH), file(WELSH), catalogue], { gaps, longest: 1 })).toEqual([
      `${ENGLISH}: is listed as a gap and is none`,
    ]);
  });
});

describe('words of a translated module', () => {
  const sent = (count: number) => `${count} sent`;
  const problems = (english: object, welsh: object, kept?: readonly string[]) =>
    untranslatedWords(leavesOf({ messages: english }), leavesOf({ messages: welsh }), {
      same: ['SMS'],
      ...(kept ? { kept } : {}),
    });

  it('are reported when they are still English', () => {
    expect(problems({ title: 'Reports', sent }, { title: 'Reports', sent })).toEqual([
      'messages.title is still English: Reports',
      'messages.sent is still English',
    ]);
  });
  it('are not reported when they are translated, the same in Welsh, kept for residents, or no words', () => {
    const welsh = { title: 'Adroddiadau', sent: (count: number) => `${count} wedi’u hanfon`, by: 'SMS', none: '–' };
    expect(problems({ title: 'Reports', sent, by: 'SMS', none: '–' }, welsh)).toEqual([]);
    expect(problems({ mail: { text: 'Hello there' } }, { mail: { text: 'Hello there' } }, ['messages.mail'])).toEqual(
      [],
    );
  });
  it('are reported when they have other placeholders or parameters than English', () => {
    expect(problems({ text: 'Until {closes}', sent }, { text: 'Tan {cau}', sent: () => 'Anfonwyd' })).toEqual([
      'messages.text has other placeholders than English',
      'messages.sent takes 0 parameters, English 1',
    ]);
  });
  it('are reported when they are exported outside an object', () => {
    const before = leavesOf({ CLOSE: 'Close' });
    expect(untranslatedWords(before, before, { same: [] })).toEqual(['CLOSE is no object, so it cannot be translated']);
  });
});
