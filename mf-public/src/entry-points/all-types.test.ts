import { defaultBranding } from '@folkmoot/contracts';
import type { Question, ResidentForm, ResidentPage } from '@folkmoot/contracts/client';
import { questionTypes, validateResponse } from '@folkmoot/question-types/core';
import { readAnswers, renderPage } from './render';

// Only the bundler turns the stylesheet into text.
jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));

const pictures = ['Pond', 'Lawn'].map((label, index) => ({
  id: `p${index}`,
  label,
  imageUrl: `/api/assets/${'0'.repeat(63)}${index}.webp`,
  alt: label,
}));

const questions: Question[] = questionTypes.map((type, index) => {
  const ids = Array.from({ length: 9 }, (_, at) => `o${at}`);
  const question = type.create(`q${index}`, () => ids.pop() ?? '');
  return {
    ...question,
    title: `About ${type.id}`,
    ...(question.imageOptions ? { imageOptions: pictures } : {}),
    ...(question.areas ? { areas: [{ id: 'w1', name: 'Castle' }], asksWhere: true } : {}),
  };
});

const council = {
  name: 'Riverside',
  slug: 'riverside',
  language: 'en' as const,
  timezone: 'Europe/London',
  branding: defaultBranding,
};

const pageOf = (
  asked: Question[],
  answers: { questionId: string; answer: unknown }[] = [],
  banner: ResidentForm['banner'] = null,
): ResidentPage =>
  ({
    kind: 'survey',
    survey: {
      state: 'open',
      nextOpensAt: null,
      council,
      startToken: 't',
      survey: {
        campaignId: 'c',
        version: 1,
        estimatedMinutes: 1,
        title: 'Park',
        description: '',
        introText: '',
        introFile: null,
        questions: asked,
      },
    },
    campaignId: 'c',
    form: {
      action: '/x',
      privacyUrl: null,
      receiptUrl: null,
      idempotencyKey: 'k',
      answers,
      problems: answers.map(({ questionId }) => ({ path: `answers.${questionId}`, message: 'x' })),
      banner,
    },
  }) as unknown as ResidentPage;

const context = { nonce: 'n', clientUrl: '/c.js', preloadUrls: [], productName: 'Folkmoot', language: 'en' } as never;

/** An answer that the type itself names, as a person without script would give it: in the fields of the page. */
const fieldsFor = (question: Question): Record<string, string[]> => {
  const type = questionTypes.find(({ id }) => id === question.type);
  const [answer] = type?.candidates(question, { met: [], unmet: [] }) ?? [];
  const values = answer === undefined ? [] : (type?.toForm(answer) ?? []);
  const own = `answer.${question.id}`;
  const names = new Set(
    [...renderPage(pageOf([question]), context).matchAll(/name="(answer[^"]+)"/g)].map(([, name]) => name),
  );
  if (names.has(own)) return { [own]: values };
  // A question with parts has a field for each.
  const pairs = values.map((value) => value.split(':') as [string, string]);
  return Object.fromEntries(pairs.map(([part, value]) => [`${own}.${part}`, [value]]));
};

const option = (id: string, settings: object = {}) => ({ id, label: `Label ${id}`, ...settings });
const withSettings: Question = {
  id: 'q',
  type: 'multiselect',
  title: 'Which?',
  required: true,
  minPicks: 2,
  maxPicks: 3,
  optionOrder: 'shuffled',
  options: [option('a'), option('b'), option('x', { other: true }), option('n', { exclusive: true })],
};
const asList: Question = {
  id: 'q',
  type: 'dropdown',
  title: 'Which?',
  required: true,
  options: [option('a'), option('x', { other: true })],
};

/** The values that the page's own form would send, as a browser reads them. */
const sentBy = (html: string): string[] => {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLFormElement>('#survey');
  return [...new FormData(form ?? undefined)].flatMap(([name, value]) => (name === 'answer.q' ? [String(value)] : []));
};

describe('the plain form of options with settings', () => {
  it('always has the line for own words, says how many to choose, and asks for its part of the script', () => {
    const html = renderPage(pageOf([withSettings]), context);
    expect(html).toContain('Label x: please say what');
    expect(html).toContain('Choose 2 to 3.');
    expect(html).toContain('"parts":["options"]');
    expect(sentBy(html)).toEqual(['=', '']);
    expect(renderPage(pageOf(questions.filter(({ type }) => type === 'dropdown')), context)).toContain('"parts":[]');
  });

  it.each<[string, Question, string[], string]>([
    ['too few', withSettings, ['a', '=', ''], 'Choose 2 to 3.'],
    ['none and another', withSettings, ['a', '=', '', 'n'], 'Choose “Label n” alone'],
    ['words beside another option', asList, ['a', '=', 'A <b>ench'], 'To use your own words, choose “Label x”.'],
  ])('comes back with the answer and a message when it has %s', (_, question, fields, message) => {
    const answers = readAnswers([question], { 'answer.q': fields });
    const { problems } = validateResponse([question], answers);
    expect(problems).toEqual([{ questionId: 'q', problem: 'not_an_answer' }]);
    const html = renderPage(pageOf([question], answers), context);
    expect(/role="alert"[^>]*>([^<]*)/.exec(html)?.[1]).toContain(message);
    expect(sentBy(html)).toEqual(fields);
  });

  it('gives the same record as the form that the script fills in', () => {
    const plain = readAnswers([withSettings], { 'answer.q': ['a', '=', 'Moss'] });
    const record = [
      { questionId: 'q', answer: ['a', 'x'] },
      { questionId: 'q~other', answer: 'Moss' },
    ];
    expect(validateResponse([withSettings], plain).answers).toEqual(record);
    const script = [{ questionId: 'q', answer: ['x=Moss', 'a'] }];
    expect(validateResponse([withSettings], script).answers).toEqual(record);
  });
});

describe('the plain form of every question type', () => {
  it.each(questions.map((question) => [question.type, question] as const))(
    'an answer to a question of type %s is read from its fields and is valid',
    (_, question) => {
      const read = readAnswers([question], fieldsFor(question));
      expect(read).toHaveLength(1);
      expect(validateResponse([question], read)).toMatchObject({
        problems: [],
        answers: [{ questionId: question.id }],
      });
    },
  );

  it.each(['email', 'phone', 'postcode', 'date'] as const)(
    'shows text that is no answer to a question of type %s again, with what to enter',
    (id) => {
      const question = questions.find(({ type }) => type === id) as Question;
      const answers = readAnswers([question], { [`answer.${question.id}`]: 'the <blue> one' });
      const html = renderPage(pageOf([question], answers), context);
      expect(html).toContain('value="the &lt;blue&gt; one"');
      expect(html).toMatch(/role="alert"[^>]*>Enter an? /);
    },
  );

  it('links from its top to each question and each row that needs another look, when it comes back', () => {
    const rows = questions.find(({ type }) => type === 'matrix') as Question;
    const [first, ...others] = rows.options?.map(({ id }) => id) ?? [];
    const asked = questions.map((question) => ({ ...question, required: true }));
    const answers = asked.map(({ id }) => ({ questionId: id, answer: id === rows.id ? [`${first}:1`] : 'x=' }));
    const html = renderPage(pageOf(asked, answers, 'incomplete'), context);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const links = [...page.querySelectorAll('.fm-returned a')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
    const wanted = asked.flatMap(({ id }) => [
      `q-${id}`,
      ...(id === rows.id ? others.map((row) => `q-${id}-${row}`) : []),
    ]);
    expect(links).toEqual(wanted);
    expect(others.length).toBeGreaterThan(0);
    for (const id of links) expect([id, page.getElementById(id)?.getAttribute('tabindex')]).toEqual([id, '-1']);
    // Said once.
    expect(html.split('Please check the questions below.')).toHaveLength(3);
    expect(page.querySelectorAll('#body .fm-problem')).toHaveLength(asked.length);
  });

  it('has texts of later types only where a survey has them', () => {
    const first = renderPage(pageOf(questions.filter(({ type }) => type === 'rating')), context);
    expect(first).not.toMatch(/name@example\.com/);
    const later = renderPage(pageOf(questions.filter(({ type }) => type === 'email')), context);
    expect(later).toContain('name@example.com');
  });
});
