import { defaultBranding } from '@folkmoot/contracts';
import type { PrivacyFacts, PublicCouncil, Question, ResidentForm, ResidentPage } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { readAnswers, renderPage } from './render';

// The stylesheet is text only for the bundler.
jest.mock('./resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('./subscriptions.css', () => ({ __esModule: true, default: '' }));

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
  given: Partial<ResidentForm> = {},
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
    ...given,
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

/** The page in a window of its own, as a browser shows it. */
const openIn = (language: string, page: ResidentPage): Document => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const shown = frame.contentDocument as Document;
  shown.open();
  shown.write(renderPage(page, { nonce: 'n', clientUrl: '/resident/c.js', productName: 'Folkmoot', language }));
  shown.close();
  return shown;
};

describe('the thank-you begins with the sentence of the specification, and goes on (F-48)', () => {
  const sentence = 'Your response has been submitted successfully.';
  const own = 'The parks committee\nmeets in <May>.';
  const saying = (thankYouText: string): PublicCouncil => ({
    ...council,
    branding: { ...council.branding, thankYouText },
  });
  const thanked = (by: PublicCouncil, language = 'en') =>
    within(openIn(language, { kind: 'thank-you', council: by, title: 'x', receipt: 'r', receiptUrl: '/r' }).body);
  /** What the script has to show once the response is in. */
  const toCome = (by: PublicCouncil, language = 'en', given: Partial<ResidentForm> = {}) => {
    const data = openIn(language, surveyPage(language, by, given));
    return JSON.parse(data.getElementById('data')?.textContent ?? '{}').words.thankYou;
  };

  it('with what the council says, in its lines and as plain text', () => {
    const page = thanked(saying(`  ${own} `));
    expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInTheDocument();
    expect(page.getByText(sentence).nextElementSibling?.textContent).toBe(own);
    expect(toCome(saying(own))).toEqual({ title: 'Thank You!', text: sentence, more: own });
  });
  it('says that both arrived when it was a second response', () => {
    const page = { kind: 'thank-you', council, title: 'x', receipt: 'r', receiptUrl: '/r' } as const;
    expect(within(openIn('en', { ...page, isSecond: true }).body).getByText(/second response/)).toBeInTheDocument();
    expect(within(openIn('en', page).body).queryByText(/second response/)).toBeNull();
  });
  it('with ours where the council says nothing', () => {
    for (const by of [saying(' '), council]) {
      expect(thanked(by).getByText(sentence).nextElementSibling).toHaveTextContent(
        /^The council will read your answers/,
      );
      expect(toCome(by).more).toMatch(/^The council will read your answers/);
    }
  });
  it('of the demonstration, which keeps nothing, that it is one', () => {
    const demo = { kind: 'thank-you', council: saying(own), title: 'x', receipt: null, receiptUrl: null } as const;
    const said = 'This is a demonstration. Nothing you enter is saved.';
    expect(within(openIn('en', demo).body).getByText(sentence).nextElementSibling).toHaveTextContent(said);
    expect(toCome(saying(own), 'en', { receiptUrl: null }).more).toBe(said);
  });
  it('in another language, marks what the council says as its own', () => {
    const said = thanked(saying('Bis bald'), 'fr').getByText('Bis bald');
    expect(said).toHaveAttribute('lang', 'en');
    expect(toCome(saying('Bis bald'), 'fr')).toMatchObject({ title: 'Merci !', more: 'Bis bald', moreLang: 'en' });
  });
});

describe('the privacy notice of a survey (E-63)', () => {
  const facts = { retentionDays: 90, hasDevice: true, hasReferrer: true };
  const said = (given: Partial<PrivacyFacts> | null, notice = '', language = 'en') => {
    const page = { kind: 'privacy', council, notice, surveyUrl: '/riverside/survey/c1' } as const;
    const shown = openIn(language, given ? { ...page, facts: { ...facts, ...given } } : page);
    return within(shown.body);
  };

  it.each([
    [90, 'Responses are deleted after 90 days.'],
    [1, 'Responses are deleted after 1 day.'],
    [null, 'Responses are kept until Riverside & Co deletes them.'],
  ])('kept for %s days, says so', (retentionDays, text) => {
    expect(said({ retentionDays }).getByText(text)).toBeVisible();
  });
  it('where the time is not known, says nothing of it; what is not collected is not told', () => {
    const page = said({ retentionDays: undefined, hasDevice: false, hasReferrer: false });
    expect(page.queryByText(/deleted after|are kept until|type of device|came from/)).toBeNull();
    expect(said({}).getByText(/type of device/)).toBeVisible();
    expect(said({}).getByText(/came from/)).toBeVisible();
  });
  it('has the council’s own words first and in their language, and the rest in the reader’s', () => {
    const page = said({}, 'We keep little.', 'de');
    expect(page.getByText('We keep little.')).toHaveAttribute('lang', 'en');
    expect(page.getByText('Antworten werden nach 90 Tagen gelöscht.')).toBeVisible();
  });
  it('from a server of an earlier release, has the council’s words alone', () => {
    const page = said(null, 'We keep little.');
    expect(page.getByText('We keep little.')).toBeVisible();
    expect(page.queryByRole('list')).toBeNull();
  });
});

describe('answers that are too long', () => {
  it('taken back into the form: says so above it', () => {
    const page = openIn('en', surveyPage('en', council, { banner: 'too_large' }));
    expect(within(page.body).getByText(/^Your answers are too long in total\. Nothing is lost/)).toBeInTheDocument();
  });
  it('not read at all: a page that says what to do, with a way back', () => {
    const page = within(openIn('de', { kind: 'too-large', council, surveyUrl: '/riverside/survey/c1?lang=de' }).body);
    expect(page.getByRole('heading', { name: 'Ihre Antworten sind zu lang' })).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Zurück zur Umfrage' })).toHaveAttribute(
      'href',
      '/riverside/survey/c1?lang=de',
    );
  });
});

describe('answers that are none, in a plain form that came back', () => {
  const options = ['park', 'road'].map((id) => ({ id, label: id }));
  const questions: Question[] = [
    { id: 'n', type: 'number', title: 'How many?', required: false, numberRange: { min: 1, max: 5000 } },
    { id: 'r', type: 'ranking', title: 'What first?', required: false, options },
  ];
  const answers = readAnswers(questions, { 'answer.n': 'many', 'answer.r': ['park:1', 'road:1'] });
  const problems = questions.map(({ id }) => ({ path: `answers.${id}`, message: 'not valid' }));
  const page = openIn('en', surveyPage('en', council, { banner: 'incomplete', answers, problems }, questions));

  it('are as they were typed and chosen', () => {
    expect(page.querySelector('[name="answer.n"]')).toHaveValue('many');
    expect([...page.querySelectorAll('select')].map(({ value }) => value)).toEqual(['park:1', 'road:1']);
  });
  it('are explained beside the field by what to enter instead', () => {
    expect(page.getElementById('e-n')).toHaveTextContent('Enter a whole number from 1 to 5,000.');
    expect(page.getElementById('e-r')).toHaveTextContent('Two options have the same place.');
  });
});
