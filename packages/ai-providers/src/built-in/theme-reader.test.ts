import { proposeThemes, type ThemeComment } from './propose-themes';
import { createThemeReader } from './theme-reader';

const theme = (id: string, name: string, definition = '', examples: readonly string[] = []) => ({
  id,
  name,
  definition,
  examples,
});
const idsOf = (assigned: readonly { readonly themeId: string }[]) => assigned.map(({ themeId }) => themeId);

describe('a reader of a codebook', () => {
  const read = createThemeReader([
    theme('parking', 'Parking', 'Places for cars and what they cost'),
    theme('parks', 'Parks', 'Green spaces, trees and flowers'),
    theme('play', 'Play areas', 'Playgrounds and what is in them'),
    theme('seats', 'Seating', 'Benches and places to rest'),
    theme('homes', 'Housing', 'Rents, repairs and waiting lists'),
    theme('bandstand', 'Bandstand', 'The future of the bandstand'),
  ]);

  it.each([
    ['The park is where I got through the worst year', 'en', ['parks']],
    ['Nowhere to park near the surgery after nine', 'en', ['parking']],
    ['My two love to sit on the swings for hours', 'en', ['play']],
    ['Could there be a bench halfway up the hill?', 'en', ['seats']],
    ['Eleven years on the housing list', 'en', ['homes']],
    ['Please repaint the bandstand', 'en', ['bandstand']],
    ['La mairie ne répare pas nos logements, le loyer augmente', 'fr', ['homes']],
    ['Keine Bank weit und breit zum Ausruhen', 'de', ['seats']],
    ['No hay dónde aparcar', 'es', ['parking']],
    ["Mae'r maes chwarae yn llawn gwydr", 'cy', ['play']],
    ['none', 'en', []],
  ] as const)('finds in "%s" (%s) the themes %j', (text, language, themes) =>
    expect(idsOf(read(text, language))).toEqual(themes),
  );

  it('says which words support a theme', () =>
    expect(read('The swings are broken and the slide is rusty', 'en')[0]).toEqual({
      themeId: 'play',
      words: ['swings', 'slide'],
    }));
  it('separates themes of one kind', () => {
    const streets = createThemeReader([theme('holes', 'Potholes and road surfaces'), theme('speed', 'Speeding')]);
    expect(idsOf(streets('Potholes deep enough to bathe in', 'en'))).toEqual(['holes']);
    expect(idsOf(streets('They do fifty past the school, no speed camera', 'en'))).toEqual(['speed']);
  });
  it('reads a codebook in another language', () => {
    const german = createThemeReader([theme('a', 'Müll und Sauberkeit'), theme('b', 'Bücherei und Kultur')]);
    expect(idsOf(german('Overflowing bins all summer', 'en'))).toEqual(['a']);
  });
  it('assigns nothing for a codebook without themes', () => expect(createThemeReader([])('Bins', 'en')).toEqual([]));
});

describe('proposed themes', () => {
  const places = ['Mill Lane', 'the harbour', 'Station Road', 'the square', 'Park Street', 'the school'];
  const comments: readonly ThemeComment[] = [
    ...places.map((place) => ({
      text: `The zebu cart near ${place} blocks the way`,
      language: 'en' as const,
      label: 'negative' as const,
    })),
    ...places.slice(0, 3).map((place) => ({
      text: `We enjoy the zebu cart by ${place}`,
      language: 'en' as const,
      label: 'positive' as const,
    })),
    ...places.map((place) => ({ text: `More bins at ${place}`, language: 'en' as const, label: 'neutral' as const })),
  ];

  it('are named in the words of the comments, with examples in proportion to the labels', () => {
    const [first] = proposeThemes(comments, [theme('bins', 'Bins')]);
    expect(first).toMatchObject({ name: 'Zebu cart', count: 9 });
    expect(first?.examples.map(({ label }) => label)).toEqual(['negative', 'negative', 'positive']);
    for (const { text } of first?.examples ?? []) expect(text).toContain('zebu cart');
  });
  it('are the same each time, and none when the codebook has them', () => {
    expect(proposeThemes(comments, [])).toEqual(proposeThemes(comments, []));
    const all = [theme('bins', 'Bins'), theme('zebu', 'Zebu cart')];
    expect(proposeThemes(comments, all)).toEqual([]);
  });
});
