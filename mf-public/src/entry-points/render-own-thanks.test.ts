import { defaultBranding, FULL_END_PAGE } from '@folkmoot/contracts';
import type { PublicCouncil, PublicSurvey, ResidentPage, SurveyThanks } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { renderPage } from './render';

// Only the bundler turns stylesheets into text.
jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));

const council: PublicCouncil = {
  name: 'Riverside',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: defaultBranding,
};
const thanks: SurveyThanks = {
  text: 'The panel meets in <May>.',
  links: [{ id: 'l1', label: 'See the plans', url: 'https://riverside.example/plans' }],
  language: 'en',
};

const openIn = (page: ResidentPage, language = 'en'): Document => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const shown = frame.contentDocument as Document;
  shown.open();
  shown.write(renderPage(page, { nonce: 'n', clientUrl: '/resident/c.js', productName: 'Folkmoot', language }));
  shown.close();
  return shown;
};

const thankYou = (ownThanks?: SurveyThanks | null): ResidentPage => ({
  kind: 'thank-you',
  council,
  title: 'Park',
  receipt: 'A1B2C-3D4E5-F6G7H-8J9K0',
  receiptUrl: '/x/receipt',
  ...(ownThanks === undefined ? {} : { ownThanks }),
});

const surveyWith = (own: Partial<NonNullable<PublicSurvey['survey']>>): ResidentPage => ({
  kind: 'survey',
  campaignId: 'c1',
  form: {
    action: '/x',
    privacyUrl: null,
    receiptUrl: '/x/receipt',
    idempotencyKey: 'key-1',
    answers: [],
    problems: [],
    banner: null,
  },
  survey: {
    state: 'open',
    nextOpensAt: null,
    council,
    startToken: 'token-1',
    survey: {
      campaignId: 'c1',
      version: 1,
      estimatedMinutes: 1,
      title: 'Park',
      description: '',
      introText: '',
      introFile: null,
      questions: [{ id: 'q1', type: 'text', title: 'Why?', required: false }],
      language: 'en',
      ...own,
    },
  },
});

describe('the own thank-you of a survey', () => {
  it('follows the standard words and the receipt, with links that open in a new tab and say so', () => {
    const { body } = openIn(thankYou(thanks), 'cy');
    const own = body.querySelector('.fm-own-thanks') as HTMLElement;
    expect(own.previousElementSibling?.className).toContain('fm-receipt');
    expect([own.lang, own.querySelector('p')?.textContent]).toEqual(['en', 'The panel meets in <May>.']);
    const link = within(own).getByRole('link', { name: 'See the plans (yn agor mewn tab newydd)' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://riverside.example/plans',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('is an end page with its own title instead of the standard words, and its text before the receipt', () => {
    const { title, body } = openIn(thankYou({ ...thanks, title: 'Not for you' }));
    expect(title).toBe('Not for you');
    expect([...body.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Not for you']);
    const own = body.querySelector('.fm-own-thanks') as HTMLElement;
    expect(own.nextElementSibling?.className).toContain('fm-receipt');
    expect(body.querySelectorAll('.fm-own-thanks')).toHaveLength(1);
  });

  it('has the title of a survey that is full for people whose answer has a full quota', () => {
    const own = { text: '', links: [], isFull: true };
    const { title, body } = openIn(thankYou(own));
    expect(title).toBe('Survey Full');
    expect(body.querySelector('.fm-own-thanks')?.textContent).toMatch(/^This survey has received all/);
    const { body: explained } = openIn(thankYou({ ...own, text: 'We have enough answers from the north.' }));
    expect(explained.querySelector('.fm-own-thanks')?.textContent).toBe('We have enough answers from the north.');
    const endPages = [{ id: FULL_END_PAGE, kind: 'screen_out' as const, title: '' }];
    expect(openIn(surveyWith({ endPages })).getElementById('data')?.textContent).toContain('Survey Full');
  });

  it.each([undefined, null])('changes nothing when there is none (%s)', (none) => {
    expect(openIn(thankYou(none)).querySelector('.fm-own-thanks')).toBeNull();
    expect(openIn(surveyWith({})).getElementById('own-thanks')).toBeNull();
  });

  it('is in the page of the survey from the start, so that it needs no connection, and not in the data of the script', () => {
    const page = openIn(surveyWith({ thankYouText: thanks.text, thankYouLinks: [...thanks.links] }));
    expect(page.getElementById('own-thanks')?.textContent).toContain('The panel meets in <May>.');
    expect(page.getElementById('body')?.contains(page.getElementById('own-thanks'))).toBe(false);
    expect(page.getElementById('data')?.textContent).not.toContain('panel');
  });

  it.each(['javascript:alert(1)', 'http://riverside.example', 'data:text/html,x'])('leaves out a link to %s', (url) => {
    const page = openIn(surveyWith({ thankYouText: 'Thanks', thankYouLinks: [{ id: 'l1', label: 'Bad', url }] }));
    expect(page.getElementById('own-thanks')?.querySelector('a')).toBeNull();
  });
});
