/** @file Pages of residents as a browser without script shows them. @alone it opens them while it is loaded */
import { defaultBranding, publicSurveyStates } from '@folkmoot/contracts';
import type { PublicCouncil, PublicSurvey, Question, ResidentForm, ResidentPage } from '@folkmoot/contracts/client';
import { loadAddedWords } from '@folkmoot/contracts/page-words';
import { questionTypes } from '@folkmoot/question-types/core';
import { within } from '@testing-library/react';
import { residentWordsIn } from '../entities/words';
import { readAnswers, renderPage } from './render';

const council: PublicCouncil = {
  name: 'Riverside & Co',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: { ...defaultBranding, primaryColor: '#00695c', customFooter: 'Town Hall' },
};

// Only the bundler turns the stylesheet into text.
jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));

const pictures = ['pond', 'lawn'].map((id) => ({ id, label: id, imageUrl: `/files/${id}.webp`, alt: `A ${id}` }));
/** Adds pictures to types that start without pictures. */
const withPictures = (question: Question): Question =>
  question.imageOptions ? { ...question, imageOptions: pictures } : question;

/** One question of every type. */
const questions: Question[] = questionTypes.map((type, index) => ({
  ...withPictures(type.create(`q${index}`, () => `o${Math.random().toString(36).slice(2)}`)),
  title: `Question about ${type.label}`,
  required: index === 0,
}));

const form = (patch: Partial<ResidentForm> = {}): ResidentForm => ({
  action: '/riverside/survey/c1',
  privacyUrl: null,
  receiptUrl: '/riverside/survey/c1/receipt',
  idempotencyKey: 'key-1',
  answers: [],
  problems: [],
  banner: null,
  ...patch,
});

const surveyPage = (patch: Partial<Extract<ResidentPage, { kind: 'survey' }>['survey']> = {}, shownForm = form()) =>
  ({
    kind: 'survey',
    campaignId: 'c1',
    form: shownForm,
    survey: {
      state: 'open',
      nextOpensAt: null,
      council,
      startToken: 'token-1',
      survey: {
        campaignId: 'c1',
        version: 1,
        estimatedMinutes: 2.5,
        title: 'Your <park>',
        description: '</script><b>',
        introText: '',
        introFile: null,
        questions,
      },
      ...patch,
    },
  }) satisfies ResidentPage;

const context = {
  nonce: 'n0nce',
  clientUrl: '/resident/client.abc.js',
  preloadUrls: ['/resident/part.def.js'],
  laterUrls: {
    'later-parts': '/resident/parts.1.js',
    matrix: '/resident/part.2.js',
    SectionHead: '/resident/part.3.js',
  },
  productName: 'Folkmoot',
};
/** The page in its own window, as in a browser. */
const open = (page: ResidentPage, language?: 'fr'): Document => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const shown = frame.contentDocument as Document;
  shown.open();
  shown.write(renderPage(page, language ? { ...context, language } : context));
  shown.close();
  return shown;
};

describe('the page of an open survey', () => {
  const page = open(surveyPage());
  const body = within(page.body);

  it('is a complete form without script: every question has named fields', () => {
    const names = [...page.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
    // A question has one field, or one for each of its parts: `answer.q1.row`.
    const isNamed = (id: string) => names.some((name) => `${name}.`.startsWith(`answer.${id}.`));
    for (const { id, type } of questions) expect([type, isNamed(id)]).toEqual([type, true]);
    const shown = page.querySelector('form');
    expect([shown?.getAttribute('action'), shown?.getAttribute('method')]).toEqual(['/riverside/survey/c1', 'post']);
    expect(body.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit');
  });
  it('carries the start token and the idempotency key as hidden fields', () => {
    const value = (name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
    expect([value('startToken'), value('idempotencyKey')]).toEqual(['token-1', 'key-1']);
  });
  it('shows the council, the provider, and which questions are required (E-31)', () => {
    expect(body.getByText('Survey provided by Riverside & Co')).toBeInTheDocument();
    expect(body.getByText('Powered by Folkmoot')).toBeInTheDocument();
    expect(body.getByText('Town Hall')).toBeInTheDocument();
    expect(body.getAllByText('(required)')).toHaveLength(1);
  });
  it('escapes the texts of staff: they cannot become markup or end the data', () => {
    expect(body.getByRole('heading', { level: 1 })).toHaveTextContent('Your <park>');
    expect(page.querySelectorAll('b')).toHaveLength(0);
    expect(JSON.parse(page.querySelector('#data')?.textContent ?? '').survey.description).toBe('</script><b>');
  });
  it('has no script except the client and its fallback, no style except the inline one, and a nonce on all', () => {
    const scripts = [...page.querySelectorAll('script')].map((script) => [
      script.getAttribute('src'),
      script.type,
      script.getAttribute('nonce'),
    ]);
    expect(scripts).toEqual([
      [null, 'application/json', 'n0nce'],
      [null, '', 'n0nce'],
      ['/resident/client.abc.js', 'module', 'n0nce'],
    ]);
    const links = [...page.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href'), link.nonce]);
    // Without an icon, browsers ask for /favicon.ico. This survey has a matrix and no sections.
    expect(links).toEqual([
      ['icon', 'data:,', ''],
      ...['part.def', 'parts.1', 'part.2'].map((file) => ['modulepreload', `/resident/${file}.js`, 'n0nce']),
    ]);
    expect([...page.querySelectorAll('style')].map((style) => style.getAttribute('nonce'))).toEqual(['n0nce']);
    expect(page.querySelectorAll('[style], [onclick]')).toHaveLength(0);
  });
  it('shows the whole form when the script has not hydrated after 8 seconds', () => {
    const [script] = [...page.querySelectorAll('script')].filter((element) =>
      element.textContent?.includes('data-plain'),
    );
    expect(script?.textContent).toMatch(/setTimeout\(.*form\[data-plain\].*,8000\)/);
  });
  it('keeps the trap field out of the focus order', () =>
    expect(page.querySelector('[name=homepage]')?.closest('[aria-hidden=true]')).toHaveAttribute('inert'));
  it('shows the estimated time in whole minutes', () =>
    expect(body.getByText(/^Takes about 3 minutes\./)).toBeInTheDocument());
  it('has the three colours of the council, dark enough to read (E-33)', () =>
    expect(page.querySelector('style')?.textContent).toMatch(
      /:root\{--accent:#00695c;--second:#04875e;--third:#bd4709\}$/,
    ));
  it('names every field by its question or by its own label', () => {
    for (const field of page.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      const named = field.getAttribute('aria-label') ?? field.closest('label')?.textContent;
      const by = field.getAttribute('aria-labelledby');
      expect(named || (by && page.getElementById(by)?.textContent)).toBeTruthy();
    }
  });
});

describe('a plain form that is returned', () => {
  const rating = questions.find(({ type }) => type === 'rating') as Question;
  const ranked = questions.find(({ type }) => type === 'ranking') as Question;
  const order = (ranked.options ?? []).map(({ id }) => id).toReversed();
  const page = open(
    surveyPage(
      {},
      form({
        banner: 'incomplete',
        answers: [
          { questionId: rating.id, answer: 4 },
          { questionId: ranked.id, answer: order },
        ],
        problems: [{ path: 'answers.q0', message: 'This question is required' }],
      }),
    ),
  );
  it('keeps the entered values', () => {
    const fields = new Map<string, string[]>();
    for (const [name, value] of new FormData(page.querySelector('form') ?? undefined))
      fields.set(name, [...(fields.get(name) ?? []), String(value)]);
    expect(readAnswers(questions, Object.fromEntries(fields))).toEqual(
      expect.arrayContaining([
        { questionId: rating.id, answer: 4 },
        { questionId: ranked.id, answer: order },
      ]),
    );
  });
  it('shows the problem above the form and beside the field', () => {
    expect(within(page.body).getByText(residentWordsIn(null, 'en').survey.banners.incomplete)).toBeInTheDocument();
    const field = page.querySelector('[name="answer.q0"]');
    expect(page.getElementById(field?.getAttribute('aria-describedby') ?? '')).toHaveTextContent(
      'Please answer this question.',
    );
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('a survey in a language that nobody has reviewed', () => {
  beforeAll(() => loadAddedWords('pl'));
  const inPolish = (pageLanguages: string[]) => {
    const state = surveyPage({}, form({ privacyUrl: '/riverside/survey/c1/privacy' }));
    const content = state.survey.survey && { ...state.survey.survey, language: 'pl', languages: ['pl', 'en'] };
    return open({ ...state, survey: { ...state.survey, council: { ...council, pageLanguages }, survey: content } });
  };
  const { privacy } = residentWordsIn(null, 'en').survey;

  it('has our Polish words, and the English ones about privacy beside them, when the council has switched it on', () => {
    const page = inPolish(['pl']);
    expect(page.documentElement).toHaveAttribute('lang', 'pl');
    expect(within(page.body).getAllByText('Wyślij').length).toBeGreaterThan(0);
    expect(within(page.body).getByText(privacy)).toHaveAttribute('lang', 'en');
    expect(within(page.body).getByText(/^By submitting your answers/)).toHaveAttribute('lang', 'en');
  });
  it('has our English words, marked as English, when it is off', () => {
    const page = inPolish([]);
    expect(page.documentElement).toHaveAttribute('lang', 'pl');
    expect(
      within(page.body)
        .getByText(/there are no cookies/)
        .closest('[lang]'),
    ).toHaveAttribute('lang', 'en');
    expect(within(page.body).queryByText('Wyślij')).not.toBeInTheDocument();
  });
});

describe('pages without a survey form', () => {
  const titleOf = (page: Document) => page.querySelector('h1')?.textContent;
  it.each([
    ['closed', 'Survey Currently Closed'],
    ['paused', 'Survey Paused'],
    ['ended', 'Survey Ended'],
    ['not_yet_open', 'Survey Not Yet Open'],
    ['no_questions', 'No Questions Available'],
  ] as const)('state %s is titled %s and offers no form (F-8, F-47, E-52)', (state, title) => {
    const page = open({ ...surveyPage({ state }), form: null });
    expect([titleOf(page), page.querySelector('form'), page.querySelector('script')]).toEqual([title, null, null]);
    expect(within(page.body).getByText('Survey provided by Riverside & Co')).toBeInTheDocument();
  });
  it.each(publicSurveyStates)('state %s has its own heading', (state) => {
    const shown = open({ ...surveyPage({ state }), form: state === 'open' ? form() : null });
    expect(titleOf(shown)).toBe(state === 'open' ? 'Your <park>' : residentWordsIn(null, 'en').notices[state].title);
  });
  it.each([
    ['Europe/London', /^Next available: Wednesday,? 1 July 2026 at 0?9:00 BST$/],
    ['Australia/Sydney', /^Next available: Wednesday,? 1 July 2026 at 6:00\spm AEST$/],
    ['America/Denver', /^Next available: Wednesday, July 1, 2026 at 2:00\sAM MDT$/],
  ])(
    'a recurring survey of a council in %s shows its next opening in the local format, with the time zone',
    (timezone, said) => {
      const by = { ...council, timezone };
      const state = { state: 'closed', nextOpensAt: '2026-07-01T08:00:00.000Z', council: by } as const;
      const page = open({ ...surveyPage(state), form: null });
      expect(within(page.body).getByText(said)).toBeInTheDocument();
    },
  );
  it.each([
    ['English', undefined, 'Page Not Found'],
    ['French', 'fr', 'Page introuvable'],
  ] as const)('a missing page that is no survey is not called a survey in %s', (_, language, title) => {
    const page = open({ kind: 'not-found', missing: 'page' }, language);
    expect(page.title).toBe(title);
    expect(within(page.body).getByRole('heading', { name: title })).toBeInTheDocument();
    expect(page.body).not.toHaveTextContent(/survey|enquête/i);
  });
  it('a missing survey shows the text of the specification', () => {
    const page = within(open({ kind: 'not-found' }).body);
    expect(page.getByRole('heading', { name: 'Survey Not Found' })).toBeInTheDocument();
    expect(
      page.getByText("The survey you're looking for doesn't exist or is no longer available."),
    ).toBeInTheDocument();
  });
});

describe('a survey in one of several languages', () => {
  const inLanguage = (language: string, languages: string[]) => {
    const page = surveyPage();
    const content = page.survey.survey as NonNullable<PublicSurvey['survey']>;
    return open({ ...page, survey: { ...page.survey, survey: { ...content, language, languages } } });
  };
  it('names its language, offers the others as form buttons, and marks our own texts as English', () => {
    const { documentElement, body } = inLanguage('pl', ['en', 'pl']);
    expect([documentElement.lang, documentElement.dir]).toEqual(['pl', 'ltr']);
    const buttons = [...body.querySelectorAll('nav button')].map((button) =>
      ['form', 'name', 'value', 'formaction', 'lang'].map((name) => button.getAttribute(name)),
    );
    expect(buttons).toEqual([['survey', 'language', 'en', '?lang=en', 'en']]);
    expect(body.querySelector('nav [aria-current]')).toHaveTextContent('Polski');
    expect(body.querySelector('h1')?.closest('[lang]')).toBe(documentElement);
    expect(body.querySelector('form button[type=submit]')?.closest('[lang]')).toHaveProperty('lang', 'en');
    expect(body.querySelector('footer p:last-child')).toHaveProperty('lang', 'en');
  });
  it('keeps the invitation in the form address when the language changes', () => {
    const page = surveyPage();
    const content = page.survey.survey as NonNullable<PublicSurvey['survey']>;
    const survey = { ...page.survey, survey: { ...content, language: 'cy', languages: ['en', 'cy'] } };
    const form = page.form && { ...page.form, action: '/riverside/survey/c1?lang=cy&invitation=a.b%26c' };
    const button = open({ ...page, survey, form }).querySelector('nav button');
    expect(button?.getAttribute('formaction')).toBe('?lang=en&invitation=a.b%26c');
  });
  it("does not change the language when the return key is pressed: the form's first button is another one", () =>
    expect((inLanguage('cy', ['en', 'cy']).querySelector('[form=survey]') as HTMLButtonElement).name).toBe(''));
  it.each([
    ['es', 'Enviar'],
    ['fr', 'Envoyer'],
    ['de', 'Absenden'],
    ['cy', 'Cyflwyno'],
    ['ar', 'إرسال'],
  ])('shows our own texts in %s too, and marks no language', (language, submit) => {
    const { body } = inLanguage(language, ['en', language]);
    expect(body.querySelector('form button[type=submit]')).toHaveTextContent(submit);
    expect(body.querySelectorAll('main [lang]')).toHaveLength(0);
  });
  it('has a right-to-left layout when its language reads from right to left', () =>
    expect(inLanguage('ar', ['ar']).documentElement.dir).toBe('rtl'));
  it('has no links when it has one language', () => expect(inLanguage('en', ['en']).querySelector('nav')).toBeNull());
});
