import { samplePublicCouncil } from '@folkmoot/sample-data/council';

const at = '2026-11-01T09:00:00.000Z';
const interval = { low: 0.54, high: 0.77 };
const rows = [
  { value: 'east', label: 'East', count: 40, share: 2 / 3, interval, weighted: { share: 0.6, low: 0.5, high: 0.7 } },
  { value: 'west', label: 'West', count: null, share: null },
];
const question = { questionId: 'area', type: 'dropdown', label: 'Where do you live?', answered: 60, asked: 62 };
const written = { questionId: 'wish', type: 'text', label: 'What would you change?', answered: 50, asked: 62 };
const answers = {
  published: 12,
  withheld: 1,
  examples: ['More benches', 'A longer text about the pond and its ducks'],
};
const questions = [
  { ...question, hasHidden: true, rows, parts: [], mean: { mean: 3.4, low: 3, high: 4 } },
  {
    ...question,
    questionId: 'grid',
    type: 'matrix',
    label: 'How do you come here?',
    hasHidden: false,
    rows: [],
    parts: [{ value: 'bus', label: 'By bus', answered: 60, rows }],
  },
  { ...written, hasHidden: false, rows: [], parts: [], answers },
];

const first = { version: 1, publishedAt: at, note: '', isWithdrawn: false };
const results = {
  campaignId: 'c1',
  version: 1,
  publishedAt: at,
  title: 'What you said about the park',
  introduction: 'Thank you.',
  summary: 'Trees win.',
  language: 'en',
  opensAt: '2026-10-01T09:00:00.000Z',
  closesAt: '2026-10-20T09:00:00.000Z',
  isOpen: true,
  responses: 62,
  minimumCell: 5,
  questions,
  weighting: { effectiveSize: 55, designEffect: 1.1 },
  integrity: { reasons: ['A class of a school'], unknowable: ['who_answered'] },
  licence: 'ogl-uk-3.0',
  versions: [first],
};

const point = {
  id: 'p1',
  campaignId: 'c1',
  campaignTitle: 'The park',
  campaignUrl: '/riverside/results/c1',
  sentence: 'More benches',
  said: 120,
  saidBy: 'answers',
  fewerThan: null,
  response: 'planned',
  because: 'The budget of next year has money for it.',
  owner: 'Parks team',
  dueOn: '2026-10-01',
  history: [{ at, response: 'planned', note: 'Ordered' }],
  links: [{ label: 'The plan', url: 'https://riverside.example/plan' }],
  isOverdue: true,
};
const commitments = { items: [point], total: 30, url: '/riverside/commitments?campaign=c1', councilUrl: '/c' };
const counts = ['planned', 'doing', 'done', 'not_doing', 'overdue'].map((state) => ({ state, count: 1 }));

const entry = {
  campaignId: 'c1',
  title: 'The harbour',
  summary: 'What should the harbour look like?',
  forWhom: 'Everybody who lives in Riverside',
  status: 'open',
  opensAt: '2026-10-01T09:00:00.000Z',
  closesAt: '2026-12-01T09:00:00.000Z',
  areas: ['East'],
  topics: ['Parks'],
  surveyUrl: '/riverside/harbour',
  results: null,
  heardBack: null,
  updatedAt: at,
};
const decided = {
  ...entry,
  campaignId: 'c2',
  status: 'decided',
  surveyUrl: null,
  results: { version: 2, publishedAt: at, url: '/riverside/results/bins' },
  heardBack: 31,
};

/** The pages of results, consultations and commitments in their states. */
export const publishedStates = (language: string): Readonly<Record<string, object>> => {
  const council = samplePublicCouncil({ timezone: 'Europe/London', language: language as 'en' });
  const checksums = [{ file: 'responses.csv', sha256: 'abc' }];
  const beside = { kind: 'results', council, title: results.title, surveyUrl: '/riverside/survey/c1', checksums };
  const shown = (patch: object, more: object = {}) => ({
    ...beside,
    results: { ...results, ...patch },
    withdrawal: null,
    ...more,
  });
  const list = { items: [entry, decided], page: 1, pages: 2, total: 22, areas: ['East'], topics: ['Parks'] };
  const filters = { area: '', topic: '', status: '', q: '' };
  const hub = { kind: 'consultations', council, list, filters, origin: 'https://folkmoot.example', isEmbedded: false };
  const points = { kind: 'commitments', council, path: '/riverside/commitments', items: [point], total: 1, counts };
  return {
    'results: published': shown({}, { heardBack: 31, commitments, languages: ['en', 'cy'], language: 'en' }),
    'results: corrected': shown({
      version: 2,
      versions: [
        { ...first, version: 2, note: 'A number was wrong' },
        { ...first, isWithdrawn: true },
      ],
    }),
    'results: answers removed': shown({ answersRemovedAt: at }),
    'results: withdrawn': { ...beside, results: null, withdrawal: { at, reason: 'A mistake' } },
    consultations: { ...hub, hasCommitments: true },
    'consultations: none match': {
      ...hub,
      list: { ...list, items: [], total: 0, pages: 1 },
      filters: { ...filters, q: 'x' },
    },
    'consultations: embedded': { ...hub, isEmbedded: true },
    commitments: { ...points, page: 1, pages: 2, state: null, campaign: null },
    'commitments: none': { ...points, items: [], total: 0, page: 1, pages: 1, state: 'overdue', campaign: null },
  };
};
