import { defaultBranding } from '@folkmoot/contracts';
import { languages, type PublicCouncil, type ResidentPage } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { draftWords } from '../entities/draft-mark/draft-mark.messages';
import { renderPage } from './render';

// Only the bundler turns stylesheets into text.
jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));

type PreviewedPage = Extract<ResidentPage, { kind: 'preview' }>['page'];

const council: PublicCouncil = {
  name: 'Riverside & <Co>',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: defaultBranding,
};

const surveyIn = (language: string, questions = 1): PreviewedPage => ({
  kind: 'survey',
  campaignId: 'preview',
  form: {
    action: '/riverside/survey/c1/preview/a.b',
    privacyUrl: '/riverside/survey/c1/preview/a.b/privacy',
    receiptUrl: null,
    idempotencyKey: 'key-1',
    answers: [],
    problems: [],
    banner: null,
  },
  survey: {
    state: questions === 0 ? 'no_questions' : 'open',
    nextOpensAt: null,
    council,
    startToken: null,
    survey:
      questions === 0
        ? null
        : {
            campaignId: 'preview',
            version: 1,
            estimatedMinutes: 1,
            title: 'Park',
            description: '',
            introText: '',
            introFile: null,
            questions: [{ id: 'q1', type: 'text', title: 'Why?', required: false }],
            language,
            languages: ['en', 'cy'],
          },
  },
});

const htmlOf = (page: ResidentPage, language: string): string =>
  renderPage(page, { nonce: 'n', clientUrl: '/resident/c.js', productName: 'Folkmoot', language });

/** The page in its own window, as in a browser. */
const openIn = (page: ResidentPage, language: string): Document => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const shown = frame.contentDocument as Document;
  shown.open();
  shown.write(htmlOf(page, language));
  shown.close();
  return shown;
};
const preview = (page: PreviewedPage, language = 'en') => openIn({ kind: 'preview', page }, language);
const markIn = (page: Document): Element | null => page.body.firstElementChild;

describe('pages of a draft', () => {
  it.each(languages)('the first part of a page is the mark, in the words of the page: %s', (language) => {
    const page = preview(surveyIn(language), language);
    const mark = markIn(page);
    const { label, mark: words } = draftWords[language];
    expect(mark?.textContent).toBe(words.replace('{council}', council.name));
    expect([mark?.tagName, mark?.getAttribute('lang'), mark?.getAttribute('aria-label')]).toEqual([
      'ASIDE',
      language,
      label,
    ]);
    expect(mark?.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(page.title.startsWith(`${label}: `)).toBe(true);
  });

  it('the mark is in words of the council when the survey is in a language without our words', () => {
    expect(markIn(preview(surveyIn('pl')))?.getAttribute('lang')).toBe('en');
  });

  it.each<[string, PreviewedPage]>([
    ['a survey without questions', surveyIn('en', 0)],
    ['the end', { kind: 'preview-done', council, surveyUrl: '/x' }],
    ['a privacy notice', { kind: 'privacy', council, notice: '', surveyUrl: '/x' }],
    ['a form that was too large', { kind: 'too-large', council, surveyUrl: '/x' }],
  ])('the mark is on %s too', (_, shown) => {
    expect(markIn(preview(shown))?.textContent).toContain('What you enter here is not kept.');
  });

  it.each(['open', 'paused', 'ended'] as const)(
    'the mark says that the survey is %s, and links to the pages at the end',
    (state) => {
      const ends = [
        { title: 'Not for you <b>', url: '/x?end=e1' },
        { title: null, url: '/x?full=1' },
      ];
      const page = openIn({ kind: 'preview', page: surveyIn('en'), draft: { state, ends } }, 'en');
      const mark = markIn(page);
      expect(mark?.querySelector('p')?.textContent).toBe(draftWords.en.marks[state].replace('{council}', council.name));
      expect(
        [...(mark?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Not for you <b>', '/x?end=e1'],
        ['When the survey is full', '/x?full=1'],
      ]);
    },
  );

  it('the end shows the title of the page for these answers', () => {
    const ownThanks = { title: 'Not for you', text: 'You live elsewhere.', links: [] };
    const page = within(preview({ kind: 'preview-done', council, surveyUrl: '/x', ownThanks }).body);
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Not for you');
    expect(page.getByText('You live elsewhere.')).toBeTruthy();
    expect(page.getByText(draftWords.en.done.text)).toBeTruthy();
  });

  it('the script of the page neither sends nor stores, and ends with words that say so', () => {
    const page = preview(surveyIn('en'));
    const data = JSON.parse(page.getElementById('data')?.textContent ?? '{}');
    expect(data).toMatchObject({
      isPreview: true,
      form: { receiptUrl: null },
      words: { thankYou: draftWords.en.done },
    });
  });

  it('the page of a published survey has no mark, and its script sends', () => {
    const html = htmlOf(surveyIn('en') as ResidentPage, 'en');
    expect([html.includes('<aside'), html.includes('"isPreview":false')]).toEqual([false, true]);
  });

  it('the end says that nothing was kept, and leads back to the draft', () => {
    const page = within(preview({ kind: 'preview-done', council, surveyUrl: '/x' }).body);
    expect(page.getByText('This is the end of the draft. Nothing that you entered was kept or counted.')).toBeTruthy();
    expect(page.getByRole('link', { name: 'See the draft again' }).getAttribute('href')).toBe('/x');
  });

  it.each(languages)('a link that does not work gets one page without a mark: %s', (language) => {
    const page = openIn({ kind: 'preview-over' }, language);
    expect(within(page.body).getByRole('heading', { level: 1 }).textContent).toBe(draftWords[language].over.title);
    expect(page.body.textContent).not.toContain('Riverside');
  });
});
