import { defaultBranding } from '@folkmoot/contracts';
import type { PublicCouncil } from '@folkmoot/contracts/client';
import { render, screen } from '@testing-library/react';
import { pageWordsIn } from '../words';
import { Introduction } from './Introduction';
import type { ResidentSurvey } from './resident-survey';

const council: PublicCouncil = {
  name: 'Riverside',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: defaultBranding,
};
const survey: ResidentSurvey = {
  campaignId: 'c1',
  version: 1,
  estimatedMinutes: 2,
  title: 'The park',
  description: 'What it needs',
  introText: 'The council decides in May.\nRead the plan first.',
  introFile: null,
  questions: [],
};
const show = (patch: Partial<ResidentSurvey> = {}, privacyUrl: string | null = '/privacy') =>
  render(
    <Introduction
      survey={{ ...survey, ...patch }}
      council={council}
      isFirst
      words={pageWordsIn('en', council)}
      privacyUrl={privacyUrl}
    />,
  );

describe('the introduction before the first question (E-32)', () => {
  it('shows the text of staff and the estimated time', () => {
    show();
    expect(screen.getByText(/The council decides in May\.\s+Read the plan first\./)).toBeInTheDocument();
    expect(screen.getByText(/^Takes about 2 minutes\./)).toBeInTheDocument();
  });

  it('shows title and description of the campaign when the survey has its own (D2)', () => {
    const campaign = { title: 'Riverside Park improvements', description: 'Work begins in spring.' };
    const { unmount } = show({ campaign, languages: ['en', 'cy'] });
    expect(screen.getByText('Riverside Park improvements')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Work begins in spring.')).toBeInTheDocument();
    unmount();
    show({ campaign: { title: 'The park', description: 'What it needs' } });
    expect(screen.getAllByText(/The park|What it needs/)).toHaveLength(2);
  });

  it('shows the campaign title once when the survey has the same title', () => {
    show({ title: 'Harbour walk Survey', campaign: { title: 'Harbour walk', description: '' } });
    expect(screen.getAllByText(/Harbour walk/)).toHaveLength(1);
  });

  it('links a document with its name, kind and size', () => {
    show({ introFile: { url: '/plan.pdf', name: 'The plan.pdf', type: 'pdf', size: 2_500_000 } });
    const link = screen.getByRole('link', {
      name: 'Open the document: The plan.pdf (PDF, 2.4 MB) (opens in a new tab)',
    });
    expect(link).toHaveAttribute('href', '/plan.pdf');
    // A new tab keeps the entered answers on this page.
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says the language of a file that is not in the language of the page', () => {
    const file = { url: '/plan', name: 'Plan.pdf', size: 1024, inLanguage: 'English' };
    const { unmount } = show({ introFile: { ...file, type: 'pdf' } });
    expect(screen.getByRole('link', { name: /Plan\.pdf \(PDF, English, 1 kB\)/ })).toBeInTheDocument();
    unmount();
    show({ introFile: { ...file, type: 'image', alt: 'Y pwll' } });
    expect(screen.getByRole('link', { name: /English$/ })).toBeInTheDocument();
  });

  it('shows a picture with its alternative text', () => {
    show({ introFile: { url: '/pond.webp', name: 'pond.webp', type: 'image', size: 9_000, alt: 'The old pond' } });
    expect(screen.getByRole('img', { name: 'The old pond' })).toHaveAttribute('src', '/pond.webp');
  });

  it('explains the use of the answers before the first question, with the notice if any (E-63)', () => {
    const { unmount } = show();
    const notice = screen.getByRole('link', { name: 'Read the privacy notice of Riverside (opens in a new tab)' });
    expect(notice).toHaveAttribute('href', '/privacy');
    expect(notice).toHaveAttribute('target', '_blank');
    unmount();
    show({}, null);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
