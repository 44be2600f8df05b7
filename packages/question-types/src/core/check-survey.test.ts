import type { Condition, Question } from '@folkmoot/contracts/client';
import { checkSurvey, type SurveyProblem } from '../core';
import { options, question, survey, when } from '../testing/questions';

const choice = (id: string, type: Question['type'] = 'dropdown', patch: Partial<Question> = {}) =>
  question(id, { type, options: options('x', 'y', 'z'), ...patch });
const all = (...conditions: Condition[]) => ({ join: 'all' as const, conditions });
const any = (...conditions: Condition[]) => ({ join: 'any' as const, conditions });
const check = (questions: Question[]) => checkSurvey(survey(questions));
const brief = (problems: readonly SurveyProblem[]) => problems.map(({ questionId, code }) => `${questionId} ${code}`);
const errors = (questions: Question[]) => check(questions).filter(({ severity }) => severity === 'error');
const number = (id: string, min: number, max: number) => question(id, { type: 'number', numberRange: { min, max } });

describe('the survey check of incomplete parts', () => {
  it('a complete survey has no problem', () =>
    expect(check([question('a'), question('b', { showIf: when('a', 'contains', 'x') })])).toEqual([]));

  it('names each question and its problem (E-28, E-82)', () => {
    const problems = errors([
      question('a', { title: ' ' }),
      choice('b', 'dropdown', { showIf: when('', 'equals') }),
      question('c', { showIf: when('d', 'answered') }),
      question('d', { showIf: when('a', 'less_than', 2) }),
      question('e', { showIf: when('b', 'contains', 'gone') }),
      question('f', { showIf: when('nowhere', 'answered') }),
      question('g', { showIf: when('a', 'contains', ' ') }),
      question('h', { type: 'multiselect', options: [] }),
      question('i', { type: 'hologram' as Question['type'] }),
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      'Question 1 has no title.',
      'Question 2 (“Title b”) has a condition without a question.',
      'Question 3 (“Title c”) has a condition on a question that does not stand before it.',
      'Question 4 (“Title d”) has a condition that the question it asks about cannot meet.',
      'Question 5 (“Title e”) has a condition on an option that does not exist.',
      'Question 6 (“Title f”) has a condition on a question that no longer exists.',
      'Question 7 (“Title g”) has a condition without a value.',
      'Question 8 (“Title h”) has no options.',
      'Question 9 (“Title i”) is of a type that is not available.',
    ]);
  });

  it('names options that people could not choose', () => {
    const labels = [
      { id: 'o1', label: 'Yes' },
      { id: 'o2', label: ' yes ' },
      { id: 'o3', label: '' },
    ];
    expect(errors([question('a', { type: 'multiselect', options: labels })]).map(({ message }) => message)).toEqual([
      'Question 1 (“Title a”) has an option without a label.',
      'Question 1 (“Title a”) has two options with the same label.',
    ]);
  });

  it('reports a number condition without a number as incomplete', () =>
    expect(brief(check([number('a', 1, 10), question('b', { showIf: when('a', 'less_than', 'many') })]))).toEqual([
      'b condition_incomplete',
    ]));

  it('reports a faulty condition once, and does not report the questions after it as hidden', () =>
    expect(
      brief(
        check([
          question('a'),
          question('b', { showIf: when('gone', 'answered') }),
          question('c', { showIf: when('b', 'answered') }),
        ]),
      ),
    ).toEqual(['b condition_question_missing']));

  it('reports a missing title as a problem of the survey', () => {
    expect(checkSurvey(survey([question('a')], { title: ' ' }))).toMatchObject([
      { questionId: null, severity: 'error', code: 'survey_without_title', message: 'The survey has no title.' },
    ]);
  });
});

describe('the survey check of impossible conditions', () => {
  const rating = question('a', { type: 'rating' });
  it.each<[string, Question, Condition[]]>([
    ['a rating below 2 and above 4', rating, [when('a', 'less_than', 2), when('a', 'greater_than', 4)]],
    ['two values of one rating', rating, [when('a', 'equals', 1), when('a', 'equals', 2)]],
    ['no number between', number('a', 1, 9), [when('a', 'greater_than', 4), when('a', 'less_than', 5)]],
    ['two options of one dropdown', choice('a'), [when('a', 'contains', 'x'), when('a', 'contains', 'y')]],
    ['an option and not', choice('a', 'multiselect'), [when('a', 'contains', 'x'), when('a', 'not_contains', 'x')]],
    [
      'none of the options',
      choice('a', 'multiselect'),
      [when('a', 'not_contains', 'x'), when('a', 'not_contains', 'y'), when('a', 'not_contains', 'z')],
    ],
    ['two in the first place', choice('a', 'ranking'), [when('a', 'ranks_first', 'x'), when('a', 'ranks_first', 'y')]],
    ['first but not ranked', choice('a', 'ranking'), [when('a', 'ranks_first', 'x'), when('a', 'not_contains', 'x')]],
    ['two texts at once', question('a'), [when('a', 'equals', 'x'), when('a', 'equals', 'y')]],
    ['a word inside another', question('a'), [when('a', 'contains', 'Parking'), when('a', 'not_contains', 'park')]],
    ['answered and not answered', question('a'), [when('a', 'answered'), when('a', 'not_answered')]],
    ['a value, and not answered', rating, [when('a', 'not_equals', 3), when('a', 'not_answered')]],
  ])('reports conditions that contradict each other: %s (F-19 to F-21)', (_, source, conditions) => {
    expect(errors([source, question('b', { showIf: all(...conditions) })])).toMatchObject([
      {
        questionId: 'b',
        code: 'conditions_contradict',
        message: 'Question 2 (“Title b”) is never shown: its conditions contradict each other.',
      },
    ]);
  });

  it.each<[string, Question, Condition[]]>([
    [
      'words that only meet where texts are joined',
      question('a'),
      [
        when('a', 'contains', 'a'),
        when('a', 'contains', 'b'),
        when('a', 'not_contains', 'ab'),
        when('a', 'not_contains', 'ba'),
      ],
    ],
    [
      'several options of several',
      choice('a', 'multiselect'),
      [when('a', 'contains', 'x'), when('a', 'contains', 'y')],
    ],
    ['one first, another ranked', choice('a', 'ranking'), [when('a', 'ranks_first', 'x'), when('a', 'contains', 'y')]],
    ['the one option left', choice('a'), [when('a', 'not_contains', 'x'), when('a', 'not_contains', 'y')]],
    ['the one number left', number('a', 1, 3), [when('a', 'not_equals', 3), when('a', 'greater_than', 1)]],
  ])('accepts conditions that can be met together: %s', (_, source, conditions) => {
    expect(check([source, question('b', { showIf: all(...conditions) })])).toEqual([]);
  });

  it('reports a condition beyond the range as impossible', () =>
    expect(errors([number('a', 1, 5), question('b', { showIf: when('a', 'greater_than', 5) })])[0]?.message).toBe(
      'Question 2 (“Title b”) is never shown: its condition can never be met.',
    ));

  it('reports a question that depends on one that is never shown, also when it is required (F-22)', () => {
    const messages = errors([
      rating,
      question('b', { showIf: when('a', 'less_than', 1 as number) }),
      question('c', { showIf: all(when('a', 'equals', 1), when('a', 'equals', 2)) }),
      question('d', { required: true, showIf: when('c', 'answered') }),
    ]).map(({ message }) => message);
    expect(messages.at(-1)).toBe(
      'Question 4 (“Title d”) is required but never shown: it depends on Question 3 (“Title c”), which is never shown.',
    );
  });

  it('reports conditions of two questions that exclude each other through a chain (F-22)', () => {
    const problems = errors([
      choice('a'),
      question('b', { showIf: when('a', 'contains', 'x') }),
      question('c', { showIf: when('a', 'contains', 'y') }),
      question('d', { showIf: all(when('b', 'answered'), when('c', 'answered')) }),
    ]);
    expect(brief(problems)).toEqual(['d never_shown']);
    expect(problems[0]?.message).toMatch(/no answers to the questions before it lead there\.$/);
  });

  it('treats a required question that is shown as answered', () =>
    expect(
      brief(check([question('a', { required: true }), question('b', { showIf: when('a', 'not_answered') })])),
    ).toEqual(['b never_shown']));

  it('reports conditions joined by "any" only when none can be met', () => {
    const dead = [when('a', 'less_than', 1), when('a', 'greater_than', 5)];
    const numbers = number('a', 1, 5);
    expect(brief(check([numbers, question('b', { showIf: any(...dead) })]))).toEqual(['b conditions_contradict']);
    expect(brief(check([numbers, question('b', { showIf: any(...dead, when('a', 'equals', 3)) })]))).toEqual([
      'b condition_never_met',
      'b condition_never_met',
    ]);
  });

  it('stops and reports nothing when the search is too long', () => {
    const sources = Array.from({ length: 40 }, (_, index) => question(`s${index}`, { type: 'rating' }));
    const gate = (index: number, value: number) =>
      question(`g${index}-${value}`, {
        showIf: any(...sources.slice(0, 20).map(({ id }) => when(id, 'equals', value))),
      });
    const gates = [1, 2, 3, 4, 5].flatMap((value) => [gate(1, value), gate(2, value)]);
    const last = question('last', { showIf: all(...gates.map(({ id }) => when(id, 'answered'))) });
    // The fastest of three: a pause of the machine must not fail the test.
    const runs = [1, 2, 3].map(() => {
      const start = performance.now();
      expect(check([...sources, ...gates, last])).toEqual([]);
      return performance.now() - start;
    });
    expect(Math.min(...runs)).toBeLessThan(1000);
  });
});

describe('the survey check of conditions without effect', () => {
  const severities = (questions: Question[]) => check(questions).map(({ severity, code }) => [severity, code]);
  it('reports a question that is always shown although it has a condition', () =>
    expect(severities([question('a', { required: true }), question('b', { showIf: when('a', 'answered') })])).toEqual([
      ['warning', 'always_shown'],
    ]));
  it('reports a condition in a group that is always met', () =>
    expect(
      severities([
        question('a', { required: true }),
        question('b', { showIf: all(when('a', 'answered'), when('a', 'contains', 'x')) }),
      ]),
    ).toEqual([['warning', 'condition_always_met']]));
});

describe('the survey check for residents', () => {
  it('reports an image without a description as an error (E-91)', () => {
    const image = { id: 'i1', label: 'One', imageUrl: '/api/assets/1', alt: ' ' };
    expect(check([question('a', { imageOptions: [image, { ...image, id: 'i2', alt: 'A tree' }] })])).toMatchObject([
      { questionId: 'a', severity: 'error', code: 'alt_missing' },
    ]);
  });
  it('reports the picture before the questions without a description as an error (E-91)', () => {
    const file = { url: `/api/assets/${'a'.repeat(64)}.webp`, name: 'park.webp', type: 'image' as const, size: 1 };
    const withAlt = (fileFields: object) =>
      checkSurvey(survey([question('a')], { introFile: { ...file, ...fileFields } }));
    expect(withAlt({ alt: 'The old pond' })).toEqual([]);
    for (const fileFields of [{}, { alt: ' ' }])
      expect(withAlt(fileFields)).toMatchObject([{ questionId: null, severity: 'error', code: 'alt_missing' }]);
    const inWelsh = survey([question('a')], { introFiles: { cy: file } });
    expect(checkSurvey(inWelsh)).toMatchObject([{ severity: 'error', code: 'alt_missing' }]);
  });
  it('reports a document from another server as an error, because residents would not see it', () => {
    const file = { url: `/api/assets/${'a'.repeat(64)}.pdf`, name: 'plan.pdf', type: 'pdf' as const, size: 1 };
    const withFile = (url: string) => checkSurvey(survey([question('a')], { introFile: { ...file, url } }));
    expect(withFile(file.url)).toEqual([]);
    expect(withFile('https://elsewhere.example/plan.pdf')).toMatchObject([{ questionId: null, severity: 'error' }]);
    const inWelsh = survey([question('a')], {
      introFiles: { cy: { ...file, url: 'https://elsewhere.example/a.pdf' } },
    });
    expect(checkSurvey(inWelsh)).toMatchObject([{ questionId: null, severity: 'error' }]);
  });
  it('counts missing translations by language, also for planned languages', () => {
    const content = survey([question('a'), question('b')], { translations: { cy: { title: 'Parc' } }, language: 'en' });
    expect(checkSurvey(content, { languages: ['en', 'cy', 'fr'] }).map(({ message }) => message)).toEqual([
      '2 texts of the survey are not translated into Cymraeg.',
      '3 texts of the survey are not translated into Français.',
    ]);
    expect(checkSurvey(content).map(({ code }) => code)).toEqual(['translation_missing']);
  });
  it('warns when a survey takes more than ten minutes, and not at ten', () => {
    const essays = (count: number) =>
      Array.from({ length: count }, (_, at) => question(`q${at}`, { type: 'textarea' }));
    expect(check(essays(9))).toEqual([]);
    expect(check(essays(12))).toMatchObject([
      {
        questionId: null,
        severity: 'warning',
        message: 'The survey takes about 12 minutes. Above 10 minutes many people give up.',
      },
    ]);
  });
});
