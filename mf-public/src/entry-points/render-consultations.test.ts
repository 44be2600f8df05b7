import { brotliCompressSync } from 'node:zlib';
import type { Consultation, ConsultationFilters, ConsultationList, SubscriptionPage } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { bodyOf, council, open } from '../testing/subscription-pages';

jest.mock('../entities/page/consultations.css', () => ({ __esModule: true, default: 'p{margin:0}' }));

const entry = (patch: Partial<Consultation> = {}): Consultation => ({
  campaignId: 'c1',
  title: 'Harbour <walk>',
  summary: 'What should the harbour look like?',
  forWhom: 'Everybody who lives in Riverside',
  status: 'open',
  opensAt: '2026-10-01T09:00:00.000Z',
  closesAt: '2026-12-01T09:00:00.000Z',
  areas: ['East'],
  topics: ['Parks'],
  surveyUrl: '/riverside/harbour',
  results: null,
  updatedAt: '2026-10-01T09:00:00.000Z',
  ...patch,
});

const decided = entry({
  campaignId: 'c2',
  title: 'Bins',
  status: 'decided',
  closesAt: '2026-09-01T09:00:00.000Z',
  surveyUrl: null,
  results: { version: 2, publishedAt: '2026-10-05T09:00:00.000Z', url: '/riverside/results/bins' },
});

interface Patch {
  readonly list?: Partial<ConsultationList>;
  readonly filters?: Partial<ConsultationFilters>;
  readonly isEmbedded?: boolean;
}

const page = ({ list = {}, filters = {}, isEmbedded = false }: Patch = {}, language = 'en'): SubscriptionPage => ({
  kind: 'consultations',
  council: { ...council, language },
  list: { items: [entry(), decided], page: 1, pages: 1, total: 2, areas: ['East'], topics: ['Parks'], ...list },
  filters: { area: '', topic: '', status: '', q: '', ...filters },
  origin: 'https://folkmoot.example',
  isEmbedded,
});

describe('the list of consultations', () => {
  it('shows each with its state, its date and the way to answer or to the results, without script', () => {
    const body = bodyOf(page());
    const [first, second] = within(body.getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent('Harbour <walk>OpenWhat should the harbour look like?Closes1 December 2026');
    const answer = body.getByRole('link', { name: 'Have your say: Harbour <walk>' });
    expect(answer).toHaveAttribute('href', '/riverside/harbour');
    expect(second).toHaveTextContent('BinsResults published');
    expect(second).toHaveTextContent('Closed1 September 2026');
    const results = body.getByRole('link', { name: 'See the results: Bins' });
    expect(results).toHaveAttribute('href', '/riverside/results/bins');
    expect(open(page()).querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  });

  it('has a form that filters with its button, and keeps the filters over pages', () => {
    const filters = { q: 'harbour', status: 'open', area: 'East' } as const;
    const body = bodyOf(page({ filters, list: { page: 2, pages: 3, total: 41 } }));
    expect(body.getByRole('searchbox', { name: 'Search' })).toHaveValue('harbour');
    expect(body.getByRole('combobox', { name: 'Status' })).toHaveValue('open');
    expect(body.getByRole('combobox', { name: 'Topic' })).toHaveValue('');
    const next = body.getByRole('link', { name: 'Next page' }).getAttribute('href') ?? '';
    expect(new URL(next, 'https://folkmoot.example').searchParams.toString()).toBe(
      'area=East&status=open&q=harbour&page=3',
    );
    const clear = body.getByRole('link', { name: 'Clear filters' });
    expect(clear).toHaveAttribute('href', '/riverside/consultations');
  });

  it('says when there is none, and when none matches', () => {
    const none = { items: [], total: 0, areas: [], topics: [] };
    expect(bodyOf(page({ list: none })).getByText('There are no consultations at the moment.')).toBeInTheDocument();
    const filtered = bodyOf(page({ list: none, filters: { q: 'x' } }));
    expect(filtered.getByText(/No consultation matches/)).toBeInTheDocument();
  });

  it('has a feed, a picture and structured data in its head, and search engines may list it', () => {
    const html = open(page());
    const attributeOf = (selector: string, name: string) => html.querySelector(selector)?.getAttribute(name);
    expect(attributeOf('link[rel=alternate]', 'href')).toBe('https://folkmoot.example/riverside/consultations.atom');
    expect(attributeOf('meta[property="og:image"]', 'content')).toBe(
      'https://folkmoot.example/riverside/consultations.png',
    );
    const data = JSON.parse(html.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data.mainEntity.itemListElement[0].item).toMatchObject({
      '@type': 'Event',
      name: 'Harbour <walk>',
      startDate: '2026-10-01T09:00:00.000Z',
      url: 'https://folkmoot.example/riverside/harbour',
    });
    expect(html.querySelector('meta[name=robots]')).toBeNull();
    expect(open(page({ filters: { q: 'x' } })).querySelector('meta[name=robots]')).not.toBeNull();
  });

  it('inside another site has no header, and its links open the whole page', () => {
    const html = open(page({ isEmbedded: true }));
    expect(html.querySelector('header, footer')).toBeNull();
    expect(html.querySelector('a.fm-answer')?.getAttribute('target')).toBe('_top');
    expect(html.querySelector('input[name=embed]')?.getAttribute('value')).toBe('1');
  });

  it('with 20 long entries it is sent in less than 8 kB', () => {
    const items = Array.from({ length: 20 }, (_, index) =>
      entry({ campaignId: `c${index}`, summary: 'What do you want? '.repeat(100) }),
    );
    const html = open(page({ list: { items, total: 20 } })).documentElement.outerHTML;
    expect(brotliCompressSync(html).length).toBeLessThan(8_000);
  });

  it.each(['cy', 'es', 'fr', 'de', 'ar'])('is in the language of the council: %s', (language) => {
    const text = open(page({}, language)).querySelector('#root')?.textContent ?? '';
    expect(text).not.toContain('Have your say');
    expect(text).not.toMatch(/\{\w+\}/);
  });
});
