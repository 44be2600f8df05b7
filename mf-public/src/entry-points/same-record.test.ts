import { defaultBranding } from '@folkmoot/contracts';
import type { Answer, AnswerValue, Question, ResidentPage } from '@folkmoot/contracts/client';
import { arranged, questionType, questionTypes, validateResponse } from '@folkmoot/question-types/core';
import { endPageOf } from '@folkmoot/question-types/end-pages';
import { type SmallSurvey, smallSectionedSurveys } from '@folkmoot/question-types/testing';
import fc from 'fast-check';
import type { DraftAnswers } from '../entities/survey/draft-store';
import { openProblem, positionAt, withAnswer } from '../entities/survey/survey-state';
import { readAnswers, renderPage } from './render';

// Only the bundler turns the stylesheet into text.
jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));

const RUNS = 200;

const council = {
  name: 'Riverside',
  slug: 'riverside',
  language: 'en' as const,
  timezone: 'Europe/London',
  branding: defaultBranding,
};

const pageOf = (survey: SmallSurvey, answers: readonly Answer[]): ResidentPage =>
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
        ...survey,
      },
    },
    campaignId: 'c',
    form: {
      action: '/x',
      privacyUrl: null,
      receiptUrl: null,
      idempotencyKey: 'k',
      answers,
      problems: [],
      banner: null,
    },
  }) as unknown as ResidentPage;

const context = { nonce: 'n', clientUrl: '/c.js', preloadUrls: [], productName: 'Folkmoot', language: 'en' } as never;

/** The fields that a page without script sends, when these answers are entered in its form. */
const fieldsOf = (survey: SmallSurvey, answers: readonly Answer[]): Record<string, string[]> => {
  const page = new DOMParser().parseFromString(renderPage(pageOf(survey, answers), context), 'text/html');
  const fields: Record<string, string[]> = {};
  for (const [name, value] of new FormData(page.querySelector<HTMLFormElement>('#survey') ?? undefined))
    fields[name] = [...(fields[name] ?? []), String(value)];
  return fields;
};

const recordOf = (survey: SmallSurvey, sent: readonly Answer[]) => {
  const { answers, problems, visible } = validateResponse(survey.questions, sent);
  return { answers, problems, visible, endPage: endPageOf(survey, answers)?.id ?? null };
};

/** Without script, people see every question, and can also answer those that are not for them. */
const withoutScript = (survey: SmallSurvey, pool: ReadonlyMap<string, AnswerValue>) => {
  const entered = [...pool].map(([questionId, answer]) => ({ questionId, answer }));
  return recordOf(survey, readAnswers(survey.questions, fieldsOf(survey, entered)));
};

/** With script, page by page, until the last one. Null when a required question has no answer to go on with. */
const withScript = (survey: SmallSurvey, pool: ReadonlyMap<string, AnswerValue>) => {
  let answers: DraftAnswers = {};
  let index = 0;
  const answerPage = () => {
    // An answer can show a further question on the same page.
    for (const _ of survey.questions)
      for (const { id } of positionAt(survey.questions, answers, index).page)
        answers = withAnswer(answers, id, pool.get(id) ?? null);
  };
  for (const _ of survey.questions) {
    answerPage();
    const { page, isLast, visible, index: at } = positionAt(survey.questions, answers, index);
    if (page.some((question) => openProblem(question, answers))) return null;
    if (isLast) {
      const answerOf = new Map(Object.entries(answers));
      return recordOf(
        survey,
        visible.flatMap(({ id }) => {
          const answer = answerOf.get(id);
          return answer === undefined ? [] : [{ questionId: id, answer }];
        }),
      );
    }
    index = at + page.length;
  }
  throw new Error('The survey has no last page.');
};

const answerTo = (question: Question): fc.Arbitrary<AnswerValue | null> => {
  const { candidates, choices, parse } = questionType(question.type);
  const raw = [
    ...(candidates(question, { met: [], unmet: [] }) ?? []),
    ...choices(question).flatMap(({ value }) => [value, [value], Number(value)]),
    ...(questionType(question.type).conditionInput === 'text' ? ['a', 'ab'] : []),
  ];
  const valid = raw.flatMap((each) => {
    const parsed = parse(each, question);
    return parsed.ok ? [parsed.value] : [];
  });
  return fc.constantFrom(...valid, ...(question.required && valid.length > 0 ? [] : [null]));
};

const poolOf = ({ questions }: SmallSurvey, values: readonly (AnswerValue | null)[]): Map<string, AnswerValue> =>
  new Map(
    questions.flatMap(({ id }, position) => {
      const value = values[position] ?? null;
      return value === null ? [] : [[id, value] as const];
    }),
  );

const answered = smallSectionedSurveys.chain((survey) =>
  fc.tuple(fc.constant(survey), fc.tuple(...survey.questions.map(answerTo))),
);

describe('a survey with sections, conditions and end pages', () => {
  it('has the head of each section once in the plain form, above its first question', () => {
    const text = (id: string, sectionId?: string): Question => ({
      id,
      type: 'text',
      title: `About ${id}`,
      required: false,
      ...(sectionId && { sectionId }),
    });
    const sections = [
      { id: 's1', title: 'The park', text: 'Two questions.', onePage: true },
      { id: 's2', title: 'You', showIf: { questionId: 'a', operator: 'answered' as const, value: '' } },
    ];
    const survey = arranged({
      questions: [text('a', 's1'), text('b', 's1'), text('c', 's2')],
      sections,
      endPages: [],
    });
    const page = new DOMParser().parseFromString(renderPage(pageOf(survey, []), context), 'text/html');
    const form = page.querySelector('#survey');
    expect([...(form?.querySelectorAll('h2, h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'The park',
      'About a',
      'About b',
      'You',
      'About c',
    ]);
    expect(form?.querySelectorAll('.fm-section .fm-hint')).toHaveLength(1);
  });

  it('gives the same record with and without script', () => {
    let compared = 0;
    let ended = 0;
    const types = new Set<string>();
    const compare = ([survey, values]: readonly [SmallSurvey, readonly (AnswerValue | null)[]]) => {
      const pool = poolOf(survey, values);
      const byScript = withScript(survey, pool);
      if (byScript === null) return;
      expect(byScript).toEqual(withoutScript(survey, pool));
      compared += 1;
      for (const { type } of survey.questions.filter(({ id }) => pool.has(id))) types.add(type);
      if (byScript.endPage !== null) ended += 1;
    };
    fc.assert(fc.property(answered, compare), { numRuns: RUNS, seed: 20_261_127 });
    expect(compared).toBeGreaterThan(RUNS * 0.8);
    expect(ended).toBeGreaterThan(RUNS / 10);
    expect([...types].sort()).toEqual(questionTypes.map(({ id }) => id).sort());
  }, 120_000);
});
