import { defaultBranding } from '@folkmoot/contracts';
import type { PrivacyFacts, PublicCouncil, Question, ResidentForm, ResidentPage } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { readAnswers, renderPage } from './render';

// Only the bundler turns the stylesheet into text.
jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('../entities/page/subscriptions.css', () => ({ __esModule: true, default: '' }));

const council: PublicCouncil = {
  name: 'Riverside & Co',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: defaultBranding,
};

const why: Question = { id: 'q1', type: 'text', title: 'Why?', required: false };
const surveyPage = (
  language: string,
  by: PublicCouncil,
  fields: Partial<ResidentForm> = {},
  questions: Question[] = [why],
): ResidentPage => ({
  kind: 'survey',
  campaignId: 'c1',
  form: {
    action: '/riverside/survey/c1',
    privacyUrl: null,
    receiptUrl: '/riverside/survey/c1/receipt',
    idempotencyKey: 'key-1',
    answers: [],
    problems: [],
    banner: null,
    ...fields,
  },
  survey: {
    state: 'open',
    nextOpensAt: null,
    council: by,
    startToken: 'token-1',
    survey: {
      campaignId: 'c1',
      version: 1,
      estimatedMinutes: 1,
      title: 'Park',
      description: '',
      introText: '',
      introFile: null,
      questions,
      language,
    },
  },
});

/** The page in its own window, as in a browser. */
const openIn = (language: string, page: ResidentPage): Document => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const shown = frame.contentDocument as Document;
  shown.open();
  shown.write(renderPage(page, { nonce: 'n', clientUrl: '/resident/c.js', productName: 'Folkmoot', language }));
  shown.close();
  return shown;
};

describe("the thank-you begins with the sentence of the specification, then shows the council's (F-48)", () => {
  const sentence = 'Your response has been submitted successfully.';
  const own = 'The parks committee\nmeets in <May>.';
  const saying = (thankYouText: string): PublicCouncil => ({
    ...council,
    branding: { ...council.branding, thankYouText },
  });
  const thanked = (by: PublicCouncil, language = 'en') =>
    within(openIn(language, { kind: 'thank-you', council: by, title: 'x', receipt: 'r', receiptUrl: '/r' }).body);
  /** The thank-you data that the script shows after the response is stored. */
  const toCome = (by: PublicCouncil, language = 'en', fields: Partial<ResidentForm> = {}) => {
    const data = openIn(language, surveyPage(language, by, fields));
    return JSON.parse(data.getElementById('data')?.textContent ?? '{}').words.thankYou;
  };

  it("shows the council's text with its line breaks and as plain text", () => {
    const page = thanked(saying(`  ${own} `));
    expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInTheDocument();
    expect(page.getByText(sentence).nextElementSibling?.textContent).toBe(own);
    expect(toCome(saying(own))).toEqual({ title: 'Thank You!', text: sentence, more: own });
  });
  it('says that both responses arrived when it was a second response', () => {
    const page = { kind: 'thank-you', council, title: 'x', receipt: 'r', receiptUrl: '/r' } as const;
    expect(within(openIn('en', { ...page, isSecond: true }).body).getByText(/second response/)).toBeInTheDocument();
    expect(within(openIn('en', page).body).queryByText(/second response/)).toBeNull();
  });
  it('shows our text when the council has none', () => {
    for (const by of [saying(' '), council]) {
      expect(thanked(by).getByText(sentence).nextElementSibling).toHaveTextContent(
        /^The council will read your answers/,
      );
      expect(toCome(by).more).toMatch(/^The council will read your answers/);
    }
  });
  it('says that it is a demonstration, which stores nothing', () => {
    const demo = { kind: 'thank-you', council: saying(own), title: 'x', receipt: null, receiptUrl: null } as const;
    const said = 'This is a demonstration. Nothing you enter is saved.';
    expect(within(openIn('en', demo).body).getByText(sentence).nextElementSibling).toHaveTextContent(said);
    expect(toCome(saying(own), 'en', { receiptUrl: null }).more).toBe(said);
  });
  it("marks the language of the council's text when the page has another language", () => {
    const said = thanked(saying('Bis bald'), 'fr').getByText('Bis bald');
    expect(said).toHaveAttribute('lang', 'en');
    expect(toCome(saying('Bis bald'), 'fr')).toMatchObject({ title: 'Merci !', more: 'Bis bald', moreLang: 'en' });
  });
});

describe('the privacy notice of a survey (E-63)', () => {
  const facts = { retentionDays: 90, hasDevice: true, hasReferrer: true };
  const said = (patch: Partial<PrivacyFacts> | null, notice = '', language = 'en') => {
    const page = { kind: 'privacy', council, notice, surveyUrl: '/riverside/survey/c1' } as const;
    const shown = openIn(language, patch ? { ...page, facts: { ...facts, ...patch } } : page);
    return within(shown.body);
  };

  it.each([
    [90, 'Responses are deleted after 90 days.'],
    [1, 'Responses are deleted after 1 day.'],
    [null, 'Responses are kept until Riverside & Co deletes them.'],
  ])('states the retention time when it is %s days', (retentionDays, text) => {
    expect(said({ retentionDays }).getByText(text)).toBeVisible();
  });
  it('omits the retention time when it is unknown, and omits data that is not collected', () => {
    const page = said({ retentionDays: undefined, hasDevice: false, hasReferrer: false });
    expect(page.queryByText(/deleted after|are kept until|type of device|came from/)).toBeNull();
    expect(said({}).getByText(/type of device/)).toBeVisible();
    expect(said({}).getByText(/came from/)).toBeVisible();
  });
  it('shows the council’s text first in its language, and the rest in the reader’s language', () => {
    const page = said({}, 'We keep little.', 'de');
    expect(page.getByText('We keep little.')).toHaveAttribute('lang', 'en');
    expect(page.getByText('Antworten werden nach 90 Tagen gelöscht.')).toBeVisible();
  });
  it('shows only the council’s text when the server is of an earlier release', () => {
    const page = said(null, 'We keep little.');
    expect(page.getByText('We keep little.')).toBeVisible();
    expect(page.queryByRole('list')).toBeNull();
  });
});

describe('answers that are too long', () => {
  it('show an error above the form when the form is returned', () => {
    const page = openIn('en', surveyPage('en', council, { banner: 'too_large' }));
    expect(within(page.body).getByText(/^Your answers are too long in total\. Nothing is lost/)).toBeInTheDocument();
  });
  it('show a page with advice and a way back when they cannot be read', () => {
    const page = within(openIn('de', { kind: 'too-large', council, surveyUrl: '/riverside/survey/c1?lang=de' }).body);
    expect(page.getByRole('heading', { name: 'Ihre Antworten sind zu lang' })).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Zurück zur Umfrage' })).toHaveAttribute(
      'href',
      '/riverside/survey/c1?lang=de',
    );
  });
});

describe('invalid answers in a plain form that is returned', () => {
  const options = ['park', 'road'].map((id) => ({ id, label: id }));
  const questions: Question[] = [
    { id: 'n', type: 'number', title: 'How many?', required: false, numberRange: { min: 1, max: 5000 } },
    { id: 'r', type: 'ranking', title: 'What first?', required: false, options },
  ];
  const answers = readAnswers(questions, { 'answer.n': 'many', 'answer.r': ['park:1', 'road:1'] });
  const problems = questions.map(({ id }) => ({ path: `answers.${id}`, message: 'not valid' }));
  const page = openIn('en', surveyPage('en', council, { banner: 'incomplete', answers, problems }, questions));

  it('stay as they were entered', () => {
    expect(page.querySelector('[name="answer.n"]')).toHaveValue('many');
    expect([...page.querySelectorAll('select')].map(({ value }) => value)).toEqual(['park:1', 'road:1']);
  });
  it('have a correction text beside the field', () => {
    expect(page.getElementById('e-n')).toHaveTextContent('Enter a whole number from 1 to 5,000.');
    expect(page.getElementById('e-r')).toHaveTextContent('Two options have the same place.');
  });
});
