import { createPersonalDataFinder } from './find-personal-data';

const find = createPersonalDataFinder({ terms: ['Weir Cafe', 'C-1234'] });
const wordsIn = (text: string): string[] => find(text).map(({ start, end }) => text.slice(start, end));

describe('places of personal data in a text', () => {
  it.each([
    ['behind several blanks', 'I   live \t at 12b  Mill   Lane by the weir', ['12b  Mill   Lane']],
    ['with hidden characters', 'Write to jane\u200b@mail\u200b.example now', ['jane\u200b@mail\u200b.example']],
    ['with letters of double width', 'Ring ０７７００ ９００１２３ please', ['０７７００ ９００１２３']],
    ['with accents apart', 'mon voisin Andre\u0301 Martin crie', ['Andre\u0301 Martin']],
    ['after a picture', '👍🏽 Mrs Winterbottom is kind', ['Winterbottom']],
    ['of a council', 'Behind the weir cafe, case c-1234', ['weir cafe', 'c-1234']],
    ['with a name that nothing introduces', 'Yesterday Derek Oldfield shouted', ['Derek Oldfield']],
    ['with a name with small words', 'Pregunte a María de la Cruz Pérez', ['María de la Cruz Pérez']],
    ['with a flat before an address', 'I am at Flat 3, 12 Mill Lane, Upton, thanks', ['Flat 3, 12 Mill Lane, Upton']],
    ['with an address without accents', 'j habite 8 allee des pres, depuis', ['8 allee des pres']],
    ['with a number in words', 'the hedge at number twelve is high', ['twelve']],
    ['with a name in small letters', 'soy pepe, el del segundo izquierda', ['pepe', 'segundo izquierda']],
    ['with the number of a customer', 'meine Kundennummer: 4711223, danke', ['4711223']],
    ['with a given name alone', 'That is what Siobhan says', ['Siobhan']],
    ['with a name that is a word too', 'Rose Miller knows', ['Rose Miller']],
  ])('%s', (_, text, words) => expect(wordsIn(text)).toEqual(words));

  it.each([
    'Victoria Park and Albert Road are lovely in May',
    'St George’s church, rue Victor Hugo, plaza de Carlos',
    'We saw 40 cars on Mill Lane, and £450,000 for Station Road is too much',
    'Nos vemos en la plaza de España a las 18:00',
    'Will the council mend it? Mark it red. Rose bushes!',
    'Frank words, rob nobody, hope for more',
    'There were 30 stalls and no way in',
    'Am Marktplatz 2 Bänke, das ist zu wenig',
    'L’avenue de la Libération a besoin d’arbres',
  ])('of places and words are none: %s', (text) => expect(wordsIn(text)).toEqual([]));

  it('overlapping ones become one', () => {
    const text = 'See https://x.example/?me=jane@mail.example now';
    expect(wordsIn(text)).toEqual(['https://x.example/?me=jane@mail.example']);
  });

  it('are in order, in the text, and without overlaps for any text', () => {
    const parts = [
      'Mr Smith ',
      '07700 900123',
      ' a@b.example ',
      '\u200b',
      '  \n\n ',
      '👍🏽',
      'Derek Oldfield ',
      'é',
      'SW1A 1AA',
    ];
    for (let seed = 1; seed <= 300; seed++) {
      let state = seed;
      const text = Array.from({ length: 12 }, () => {
        state = (state * 48_271) % 2_147_483_647;
        return parts[state % parts.length];
      }).join('');
      let end = 0;
      for (const span of find(text)) {
        expect(span.start).toBeGreaterThanOrEqual(end);
        expect(span.end).toBeGreaterThan(span.start);
        end = span.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }
  });
});

test.each([
  '12 ',
  'number 12 ',
  'address: ',
  'Anna ',
  'Aa',
  ', ',
  'Mr ',
  '1',
  'C/ ',
  'x at ',
  '12 Mill ',
  'no. ',
  'geb. ',
  'der Jupp ',
  'Rue de ',
  'a.',
  '1.2.',
  '(',
])('the time is linear when the text repeats %j', (part) => {
  const timeOf = (length: number): number => {
    const text = part.repeat(length / part.length);
    const began = process.cpuUsage();
    find(text);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  };
  timeOf(1_250);
  // Ten times the text in less than 25 times the time. This fails when a quadratic part takes a fifth of the time of
  // the short text.
  const short = Math.min(timeOf(1_250), timeOf(1_250), timeOf(1_250));
  expect(timeOf(12_500)).toBeLessThan(Math.max(short, 1) * 25);
});
