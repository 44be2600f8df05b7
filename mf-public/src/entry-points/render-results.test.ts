import type { PublishedQuestion, PublishedResults } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { bodyOf, council, open } from '../testing/subscription-pages';

jest.mock('../entities/page/results.css', () => ({ __esModule: true, default: 'p{margin:0}' }));

const question = (patch: Partial<PublishedQuestion> = {}): PublishedQuestion => ({
  questionId: 'area',
  type: 'dropdown',
  label: 'Where do you live?',
  answered: 60,
  asked: 62,
  hasHidden: true,
  rows: [
    { value: 'east', label: 'East', count: 40, share: 2 / 3, interval: { low: 0.54, high: 0.77 } },
    { value: 'west', label: 'West', count: null, share: null },
  ],
  parts: [],
  ...patch,
});

const results = (patch: Partial<PublishedResults> = {}): PublishedResults => ({
  campaignId: 'c1',
  version: 2,
  publishedAt: '2026-11-01T09:00:00.000Z',
  title: 'What you said',
  introduction: 'Thank you.\n\nWe read all of it.',
  summary: 'Trees win.',
  language: 'en',
  opensAt: '2026-10-01T09:00:00.000Z',
  closesAt: '2026-10-20T09:00:00.000Z',
  isOpen: false,
  responses: 62,
  minimumCell: 5,
  questions: [question()],
  integrity: { reasons: ['A class of a school'], unknowable: ['who_answered'] },
  licence: 'ogl-uk-3.0',
  versions: [
    { version: 2, publishedAt: '2026-11-01T09:00:00.000Z', note: 'A number was wrong', isWithdrawn: false },
    { version: 1, publishedAt: '2026-10-25T09:00:00.000Z', note: '', isWithdrawn: true },
  ],
  ...patch,
});

const page = (patch: Partial<PublishedResults> = {}, language = 'en') =>
  ({
    kind: 'results',
    council: { ...council, language },
    title: 'What you said',
    results: results(patch),
    withdrawal: null,
    surveyUrl: '/riverside/survey/c1',
    checksums: [{ file: 'responses.csv', sha256: 'abc' }],
  }) as const;

describe('the page of published results', () => {
  it('links to its languages, and marks texts in another language than its own', () => {
    const translations = { pl: { questions: { area: { East: 'Wschód' } } } };
    const shown = { ...page({ translations }), languages: ['en', 'pl'], language: 'pl' };
    const body = bodyOf(shown);
    const nav = within(body.getByRole('navigation', { name: 'Languages' }));
    expect(nav.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?lang=en');
    expect(nav.getByRole('link', { name: 'Polski' })).toHaveAttribute('aria-current', 'true');
    expect(body.getByRole('heading', { name: 'Where do you live?' })).toHaveAttribute('lang', 'pl');
    expect(body.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    expect(bodyOf(page()).queryByRole('navigation')).toBeNull();
  });

  it('says on which day written answers were removed, and how many they were', () => {
    const written = question({ rows: [], hasHidden: false, answers: { published: 12, withheld: 1, examples: [] } });
    const body = bodyOf(page({ questions: [written], answersRemovedAt: '2026-12-01T09:00:00.000Z' }));
    expect(body.getByText(/^12 written answers were published.* removed them on 1 December 2026/)).toBeInTheDocument();
    expect(body.getByText(/^On 1 December 2026 the written answers were removed from these files/)).toBeInTheDocument();
    expect(body.queryByText(/in random order/)).toBeNull();
  });

  it('has a table for each question, with hidden numbers as one word, and no script', () => {
    const body = bodyOf(page());
    expect(body.getByRole('heading', { level: 1, name: 'What you said' })).toBeInTheDocument();
    const table = body.getByRole('table', { name: 'Where do you live?' });
    expect(table).toHaveTextContent('East4067%54% – 77%');
    expect(body.getByRole('row', { name: /West/ })).toHaveTextContent('Westhidden');
    expect(body.getByText('Some numbers are hidden to protect people.')).toBeInTheDocument();
    expect(body.getByText(/Numbers of fewer than 5 people are hidden/)).toBeInTheDocument();
    expect(open(page()).querySelectorAll('script, form')).toHaveLength(0);
  });

  it('shows versions with corrections, and files with stable addresses', () => {
    const body = bodyOf(page());
    expect(body.getByText(/Version 2/)).toHaveTextContent('A number was wrong');
    expect(body.getByText(/Version 1/)).toHaveTextContent('withdrawn');
    const csv = body.getByRole('link', { name: 'Counts as a table (CSV)' });
    expect(csv).toHaveAttribute('href', '/api/public/results/c1/versions/2/responses.csv');
    expect(body.getByRole('link', { name: 'Open Government Licence v3.0' })).toBeInTheDocument();
  });

  it('says that a question was answered in own words, and shows figures, weights and parts', () => {
    const weighted = { share: 0.5, low: 0.4, high: 0.6 };
    const rows = [{ value: 'a', label: 'First', count: 12, share: null, text: '2.4 points' }];
    const body = bodyOf(
      page({
        weighting: { effectiveSize: 41.4, designEffect: 1.5 },
        questions: [
          question({ questionId: 'wish', label: 'Wishes', rows: [] }),
          question({ questionId: 'order', label: 'Order', rows }),
          question({ rows: [{ value: 'e', label: 'East', count: 40, share: 0.66, weighted }] }),
          question({
            questionId: 'grid',
            label: 'Grid',
            rows: [],
            parts: [
              { value: 'bus', label: 'Bus', answered: 50, rows: [{ value: 'g', label: 'Good', count: 50, share: 1 }] },
            ],
          }),
        ],
      }),
    );
    expect(body.getByText('People answered this question in their own words.')).toBeInTheDocument();
    expect(body.getByText('12 (2.4 points)')).toBeInTheDocument();
    expect(body.getByRole('columnheader', { name: 'Weighted' })).toBeInTheDocument();
    expect(body.getByRole('table', { name: 'Bus' })).toHaveTextContent('100%');
    expect(body.getByText(/as precise as 41 unweighted/)).toBeInTheDocument();
  });

  it('shows some of the reviewed answers, with their number and how many are withheld', () => {
    const answers = { published: 1_200, withheld: 3, examples: ['More █████ <b>benches</b>'] };
    const body = bodyOf(page({ questions: [question({ questionId: 'wish', label: 'Wishes', rows: [], answers })] }));
    expect(body.getByText('More █████ <b>benches</b>').tagName).toBe('BLOCKQUOTE');
    expect(body.getByText(/Published after a review: 1,200\. Withheld: 3\./)).toBeInTheDocument();
  });

  it('is a short notice when everything was withdrawn', () => {
    const withdrawal = { at: '2026-11-03T09:00:00.000Z', reason: 'A mistake' };
    const body = bodyOf({ ...page(), results: null, withdrawal });
    expect(body.getByRole('heading', { level: 1, name: 'These results were withdrawn' })).toBeInTheDocument();
    expect(body.getByText('A mistake')).toBeInTheDocument();
    expect(body.queryByRole('table')).toBeNull();
  });

  it.each(['cy', 'es', 'fr', 'de', 'ar'])('is in the language of the council: %s', (language) => {
    const text = open(page({}, language)).textContent ?? '';
    expect(text).not.toContain('How we made these results');
    expect(text).not.toMatch(/\{\w+\}/);
  });
});
