import { brotliCompressSync } from 'node:zlib';
import type { ListedCommitment, PublishedResults, SubscriptionPage } from '@folkmoot/contracts/client';
import { bodyOf, council, open } from '../testing/subscription-pages';

jest.mock('../entities/page/results.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('../entities/page/commitments.css', () => ({ __esModule: true, default: 'b{margin:0}' }));

const MOST_BYTES = 25 * 1024;

const item = (patch: Partial<ListedCommitment> = {}) => ({
  id: 'p1',
  campaignId: 'c1',
  campaignTitle: 'The <park>',
  campaignUrl: '/riverside/results/c1',
  sentence: 'More <b>benches</b>',
  said: 1_234,
  saidBy: 'answers' as const,
  fewerThan: null,
  response: 'planned' as const,
  because: '',
  owner: '',
  dueOn: null,
  history: [{ at: '2026-11-01T09:00:00.000Z', response: 'planned' as const, note: '' }],
  links: [],
  isOverdue: false,
  ...patch,
});

type CommitmentsPage = Extract<SubscriptionPage, { kind: 'commitments' }>;

const page = (patch: Partial<CommitmentsPage> = {}, language = 'en'): CommitmentsPage => ({
  kind: 'commitments',
  council: { ...council, language },
  path: '/riverside/commitments',
  items: [item()],
  total: 1,
  page: 1,
  pages: 1,
  state: null,
  campaign: null,
  counts: [
    { state: 'planned', count: 1 },
    { state: 'doing', count: 0 },
    { state: 'done', count: 0 },
    { state: 'not_doing', count: 0 },
    { state: 'overdue', count: 2 },
  ],
  ...patch,
});

const results: PublishedResults = {
  campaignId: 'c1',
  version: 1,
  publishedAt: '2026-11-01T09:00:00.000Z',
  title: 'What you said',
  introduction: '',
  summary: '',
  language: 'en',
  opensAt: null,
  closesAt: null,
  isOpen: false,
  responses: 62,
  minimumCell: 5,
  questions: [],
  integrity: { reasons: [], unknowable: [] },
  licence: 'ogl-uk-3.0',
  versions: [],
};

describe('the page of commitments', () => {
  it('shows what people said, what the council does, until when and who, and has no script and no form', () => {
    const body = bodyOf(
      page({
        items: [
          item({
            isOverdue: true,
            because: 'Twelve of them.',
            owner: 'Parks team',
            dueOn: '2026-03-01',
            links: [{ label: 'Minutes', url: 'https://riverside.example/minutes' }],
          }),
        ],
      }),
    );
    expect(body.getByRole('heading', { level: 1, name: 'You said, we did' })).toBeInTheDocument();
    const point = body.getByRole('heading', { level: 2, name: 'More <b>benches</b>' }).closest('li');
    expect(point).toHaveTextContent('PlannedOverduePeople who said this: 1,234Twelve of them.');
    expect(point).toHaveTextContent('ResponsibleParks teamDue1 March 2026ConsultationThe <park>');
    expect(body.getByRole('link', { name: 'The <park>' })).toHaveAttribute('href', '/riverside/results/c1');
    expect(body.getByRole('link', { name: 'Minutes' })).toHaveAttribute('href', 'https://riverside.example/minutes');
    expect(body.queryByText('History')).toBeNull();
    expect(open(page()).querySelectorAll('script, form')).toHaveLength(0);
  });

  it.each([
    [{ said: null, fewerThan: 5 }, 'People who said this: fewer than 5'],
    [{ said: 3, saidBy: 'council' as const }, 'People who said this: 3 (counted by the council)'],
  ])('the number is said with who counted it: %o', (patch, words) => {
    expect(bodyOf(page({ items: [item(patch)] })).getByText(words)).toBeInTheDocument();
  });

  it('nobody’s number is no line', () => {
    const body = bodyOf(page({ items: [item({ said: null, saidBy: null })] }));
    expect(body.queryByText(/People who said this/)).toBeNull();
  });

  it('the history has every change with its day and note', () => {
    const history = [
      { at: '2026-10-01T09:00:00.000Z', response: 'planned' as const, note: '' },
      { at: '2026-11-01T09:00:00.000Z', response: 'done' as const, note: 'Twelve are there' },
    ];
    const lines = [...open(page({ items: [item({ response: 'done', history })] })).querySelectorAll('details li')];
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '1 October 2026: Planned',
      '1 November 2026: Done. Twelve are there',
    ]);
  });

  it('choices and pages are links that keep the campaign, and the present choice is marked', () => {
    const campaign = { id: 'c1', title: 'The park' };
    const body = bodyOf(page({ state: 'overdue', campaign, page: 2, pages: 3, total: 25 }));
    const hrefOf = (name: string | RegExp) => body.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('All')).toBe('/riverside/commitments?campaign=c1');
    expect(hrefOf('Planned (1)')).toBe('/riverside/commitments?campaign=c1&state=planned');
    expect(body.queryByRole('link', { name: /^Done/ })).toBeNull();
    expect(body.getByRole('link', { name: 'Overdue (2)' })).toHaveAttribute('aria-current', 'true');
    expect(hrefOf('Previous page')).toBe('/riverside/commitments?campaign=c1&state=overdue');
    expect(hrefOf('Next page')).toBe('/riverside/commitments?campaign=c1&state=overdue&page=3');
    expect(body.getByText('Only: The park')).toBeInTheDocument();
  });

  it('an empty page says so', () => {
    expect(bodyOf(page({ items: [], total: 0 })).getByText('There is nothing here yet.')).toBeInTheDocument();
  });

  it('a full page of long points is small', () => {
    const because = Array.from({ length: 150 }, (_, index) => `word${index * 7919}`)
      .join(' ')
      .slice(0, 1_000);
    const history = Array.from({ length: 20 }, (_, index) => ({
      at: '2026-10-01T09:00:00.000Z',
      response: 'doing' as const,
      note: `${index} ${because.slice(index, index + 280)}`,
    }));
    const items = Array.from({ length: 10 }, (_, index) => item({ id: `p${index}`, because, history }));
    const html = open(page({ items })).documentElement.outerHTML;
    expect(brotliCompressSync(html).length).toBeLessThan(MOST_BYTES);
  });

  it.each(['cy', 'es', 'fr', 'de', 'ar'])('is in the language of the council: %s', (language) => {
    const shown = page(
      { pages: 2, items: [item({ dueOn: '2026-03-01', owner: 'X', fewerThan: 5, said: null })] },
      language,
    );
    const text = open(shown).body.textContent ?? '';
    expect(text).not.toMatch(/You said|People who|Planned|Responsible|Next page|\{\w+\}/);
  });
});

describe('commitments beside results', () => {
  it('are between the summary and the numbers, with the way to all of them', () => {
    const councilUrl = '/riverside/commitments';
    const commitments = { items: [item()], total: 12, url: `${councilUrl}?campaign=c1`, councilUrl };
    const shown = { title: 'What you said', withdrawal: null, surveyUrl: '/s', checksums: [] };
    const body = bodyOf({ kind: 'results', council, results, ...shown, commitments });
    const headings = body.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual(['What you said', 'You said, we did', 'More <b>benches</b>', 'Results']);
    expect(body.getByRole('link', { name: 'All 12 points' })).toHaveAttribute(
      'href',
      '/riverside/commitments?campaign=c1',
    );
    expect(body.getByRole('link', { name: 'All points of Riverside & Co' })).toHaveAttribute('href', councilUrl);
    const without = bodyOf({ kind: 'results', council, results, ...shown });
    expect(without.queryByText('You said, we did')).toBeNull();
  });
});
