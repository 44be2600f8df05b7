import { paperNote } from './paper-letters';

const riverside = { name: 'Cyngor Llŷn' };
const printed = { council: riverside, title: 'Πάρκο и парк, حديقة, פארק', places: ['Library door'] };

describe('the note about letters that posters cannot print', () => {
  it('is absent when everything can be printed', () => {
    expect(paperNote(printed)).toBeNull();
    expect(paperNote({ ...printed, council: null, places: [] })).toBeNull();
  });

  it.each([
    ['the title', { title: '我们的公园' }, /a general headline is printed instead\.$/],
    [
      'the name of the council',
      { council: { ...riverside, name: '河边议会' } },
      /The name of the council is left out\.$/,
    ],
    ['a place', { places: ['Library', '图书馆'] }, /The name of the place is left out where it has other letters\.$/],
  ])('names %s when it cannot be printed', (_, patch, expected) => {
    const note = paperNote({ ...printed, ...patch });
    expect(note).toMatch(
      /^Posters and cards can only be printed in Latin, Greek, Cyrillic, Arabic and Hebrew letters\./,
    );
    expect(note).toMatch(expected);
  });
});
