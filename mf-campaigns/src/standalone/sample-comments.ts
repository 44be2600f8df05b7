import type { Codebook, Comment, SentimentLabel } from '@folkmoot/contracts/client';

const texts: readonly (readonly [string, SentimentLabel | null, readonly string[]])[] = [
  ['The river path is pitch dark in winter and I am frightened.', 'negative', ['light']],
  ['I love the flower beds at the gate.', 'positive', ['trees']],
  ['Please repair the broken lamps by the weir.', 'negative', ['light']],
  ['A place to sit in the shade would be nice.', 'neutral', []],
  ['Toilets are locked again on a Saturday!', 'negative', ['toilets']],
  ['Thank you to the gardeners, the trees look wonderful.', 'positive', ['trees']],
  ['The loose railing on the bridge is dangerous for children.', 'negative', []],
  ['Mae’r parc yn hyfryd.', null, []],
  ['No toilets, so we have to leave after an hour.', 'negative', ['toilets']],
  ['It is ok. I walk through it to the station.', 'neutral', []],
  ['The new lights at the north gate make such a difference, well done.', 'positive', ['light']],
  ['More trees please, and fewer cars on the grass.', 'neutral', ['trees']],
];

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-02T09:00:00.000Z');
const RAILING = 6;
const WELSH = 7;

/** Comments on the question `why`, newest first, with the labels of the built-in analysis. */
export const sampleComments = (): Comment[] =>
  texts.map(([text, sentiment, themes], index) => ({
    id: `r${index}:why`,
    responseId: `r${index}`,
    number: texts.length - index,
    questionId: 'why',
    text,
    createdAt: new Date(START - index * DAY_MS).toISOString(),
    round: 1,
    language: index === WELSH ? 'cy' : 'en',
    sentiment: sentiment && { label: sentiment, by: 'built_in' },
    themes: themes.map((id) => ({ id, by: 'built_in', words: [] })),
    flags: index === RAILING ? ['safety'] : [],
    reviewed: null,
  }));

/** A codebook with three themes. */
export const sampleCodebook = (fields: Partial<Codebook> = {}): Codebook => ({
  id: 'parks',
  name: 'Parks',
  themes: [
    { id: 'light', name: 'Lighting', definition: 'Lamps, and feeling safe after dark.', examples: ['It is dark'] },
    { id: 'toilets', name: 'Toilets', definition: 'Whether they are open and clean.', examples: [] },
    { id: 'trees', name: 'Trees and flowers', definition: '', examples: [] },
  ],
  campaigns: [{ id: 'park', title: 'Riverside Park' }],
  revision: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  ...fields,
});
