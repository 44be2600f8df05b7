import type { NewsletterPart } from '@folkmoot/contracts/client';
import { bodyOf, council, open } from '../testing/subscription-pages';

jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('../entities/page/news.css', () => ({ __esModule: true, default: 'b{margin:0}' }));

const parts: NewsletterPart[] = [
  { kind: 'heading', text: 'At the <pond>' },
  {
    kind: 'paragraph',
    words: [
      { text: 'See ', isBold: false },
      { text: 'https://riverside.example', isBold: true, url: 'https://riverside.example' },
    ],
  },
  { kind: 'bullet', words: [{ text: 'ducks', isBold: false }] },
  { kind: 'bullet', words: [{ text: 'swans', isBold: false }] },
  { kind: 'number', words: [{ text: 'first', isBold: false }] },
  { kind: 'picture', url: '/p/a.jpg', alt: 'Ducks', width: 560, height: 280 },
  { kind: 'picture', url: '/p/b.jpg', alt: '', width: 0, height: 0 },
  { kind: 'button', label: 'Read more', url: 'https://riverside.example/more' },
];
const page = {
  kind: 'newsletter',
  council,
  newsletter: { title: 'The park', parts, publishedAt: '2026-11-01T09:00:00.000Z' },
  listUrl: '/riverside/news',
} as const;

describe('a newsletter on its public page', () => {
  it('shows every part, marks decorative pictures, and has no script', () => {
    const body = bodyOf(page);
    expect(body.getByRole('heading', { level: 1, name: 'The park' })).toBeInTheDocument();
    expect(body.getByRole('heading', { level: 2, name: 'At the <pond>' })).toBeInTheDocument();
    expect(body.getAllByRole('list').map((list) => list.children.length)).toEqual([2, 1]);
    expect(body.getByRole('link', { name: 'https://riverside.example' }).parentElement?.tagName).toBe('STRONG');
    expect(body.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Ducks']);
    expect(body.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', 'https://riverside.example/more');
    expect(body.getByText('1 November 2026')).toBeInTheDocument();
    expect(body.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/riverside/news');
    expect(open(page).querySelectorAll('script, form')).toHaveLength(0);
  });

  it('is in the list with its day, and an empty list says so', () => {
    const item = { title: 'The park', publishedAt: '2026-11-01T09:00:00.000Z', url: '/riverside/news/read/n1' };
    const list = bodyOf({ kind: 'newsletters', council, items: [item] });
    expect(list.getByRole('link', { name: 'The park' })).toHaveAttribute('href', '/riverside/news/read/n1');
    expect(list.getByRole('heading', { name: 'News from Riverside & Co' })).toBeInTheDocument();
    const none = bodyOf({ kind: 'newsletters', council, items: [] });
    expect(none.getByText('There is nothing here yet.')).toBeInTheDocument();
  });
});
