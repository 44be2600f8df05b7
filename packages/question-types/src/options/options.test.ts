import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { answerReader } from '../core/answer-readers';
import { checkSurvey } from '../core/check-survey';
import { compareSurveys } from '../core/compare-surveys';
import { visibleQuestions } from '../core/conditions';
import { questionType } from '../core/registry';
import { surveyTexts, translated } from '../core/survey-texts';
import { validateResponse } from '../core/validate-response';
import { withCarriedOptions } from './carried-options';
import { inAlphabet } from './option-order.core';
import { withOtherWords } from './other-words';

const option = (id: string, settings: Partial<QuestionOption> = {}): QuestionOption => ({
  id,
  label: `Label ${id}`,
  ...settings,
});
const other = option('x', { other: true });
const none = option('n', { exclusive: true });

const question = (id: string, type: Question['type'], options: QuestionOption[], more: Partial<Question> = {}) =>
  ({ id, type, title: `Title ${id}`, required: false, options, ...more }) as Question;

const content = (questions: Question[]) => ({ title: 'S', description: '', introText: '', introFile: null, questions });

/** The stored answers, or the problems. */
const stored = (questions: readonly Question[], answers: Record<string, unknown>) => {
  const input = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
  const checked = validateResponse(withCarriedOptions(questions), input);
  return checked.problems.length > 0
    ? checked.problems.map(({ questionId, problem }) => `${questionId} ${problem}`)
    : Object.fromEntries(checked.answers.map(({ questionId, answer }) => [questionId, answer]));
};

const single = question('q', 'dropdown', [option('a'), option('b'), other]);
const several = question('q', 'multiselect', [option('a'), option('b'), option('c'), other, none]);

describe('own words at an option', () => {
  it.each<[string, Question, Record<string, unknown>, object]>([
    ['are an answer of their own', single, { q: 'x=A bench' }, { q: 'x', 'q~other': 'A bench' }],
    ['may be missing', single, { q: 'x' }, { q: 'x' }],
    ['may be blank', single, { q: 'x=  ' }, { q: 'x' }],
    ['may be sent apart', single, { q: 'x', 'q~other': 'A bench' }, { q: 'x', 'q~other': 'A bench' }],
    ['choose their option', single, { 'q~other': 'A bench' }, { q: 'x', 'q~other': 'A bench' }],
    ['are refused beside another option of a list', single, { q: 'a', 'q~other': 'A bench' }, ['q not_an_answer']],
    ['are refused at an ordinary option', single, { q: 'a=A bench' }, ['q not_an_answer']],
    ['have a greatest length', single, { q: `x=${'y'.repeat(201)}` }, ['q too_long']],
    ['may contain the sign before them', single, { q: 'x=1 = 2' }, { q: 'x', 'q~other': '1 = 2' }],
    ['stand with other choices', several, { q: ['a', 'x=Moss'] }, { q: ['a', 'x'], 'q~other': 'Moss' }],
    [
      'of a question without such an option are left out',
      question('q', 'dropdown', [option('a')]),
      { q: 'a', 'q~other': 'z' },
      { q: 'a' },
    ],
  ])('%s', (_, asked, answers, expected) => expect(stored([asked], answers)).toEqual(expected));

  it.each<[string, Question, string[], unknown]>([
    ['words at the chosen option', single, ['x', '=', 'A bench'], 'x=A bench'],
    ['words without a choice', single, ['', '=', 'A bench'], 'x=A bench'],
    ['a choice without words', single, ['b', '=', ''], 'b'],
    ['a choice beside words', single, ['b', '=', 'A bench'], 'b=A bench'],
    ['nothing', single, ['', '=', ' '], null],
    ['words without a tick', several, ['a', '=', 'Moss', 'b'], ['a', 'b', 'x=Moss']],
    ['a tick without words', several, ['x', '=', ''], ['x']],
    ['words that look like the id of an option', several, ['=', 'a'], ['x=a']],
    ['a form that lost its line', several, ['a', 'b'], ['a', 'b']],
    ['a sign without words behind it', several, ['a', '='], ['a']],
  ])('are read from a plain form with %s', (_, asked, fields, expected) =>
    expect(answerReader(asked.type).fromForm(fields, asked)).toEqual(expected),
  );

  it('are a question for a short text in reports, personal where staff say so', () => {
    const personal = { ...single, options: [option('a'), { ...other, isPersonal: true }] };
    const [first, words] = withOtherWords([personal]);
    expect(first).toBe(personal);
    expect(words).toMatchObject({
      id: 'q~other',
      type: 'text',
      title: 'Title q: Label x (in words)',
      isPersonal: true,
    });
    expect(questionType('text').isPersonal?.(words as Question) ?? words?.isPersonal).toBe(true);
  });

  it('do not change how an answer is counted, filtered and shown', () => {
    const { increments, toText, segments } = questionType('multiselect');
    expect(increments(['a', 'x'], several)).toEqual({ answered: 1, o_a: 1, o_x: 1 });
    expect(segments(several).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'x', 'n']);
    expect(toText(['a', 'x'], several)).toBe('Label a; Label x');
  });
});

describe('limits of choices', () => {
  const two = { ...several, minPicks: 2, maxPicks: 3 };
  it.each<[string, Question, string[], object]>([
    ['enough', two, ['a', 'b'], { q: ['a', 'b'] }],
    ['too few', two, ['a'], ['q not_an_answer']],
    ['too many', two, ['a', 'b', 'c', 'x'], ['q not_an_answer']],
    ['none of these', two, ['n'], { q: ['n'] }],
    ['none of these and another', several, ['a', 'n'], ['q not_an_answer']],
    ['no answer to an optional question', two, [], {}],
    ['no answer to a required question', { ...two, required: true }, [], ['q required']],
  ])('decide about %s', (_, asked, answer, expected) => expect(stored([asked], { q: answer })).toEqual(expected));

  it('ask for no more options than a person is offered', () => {
    const before = question('p', 'dropdown', [option('y'), option('z')]);
    const showIf = { questionId: 'p', operator: 'contains' as const, value: 'y' };
    const asked = question('q', 'multiselect', [option('a'), option('b', { showIf })], { minPicks: 2 });
    expect(stored([before, asked], { p: 'z', q: ['a'] })).toEqual({ p: 'z', q: ['a'] });
    expect(stored([before, asked], { p: 'y', q: ['a'] })).toEqual(['q not_an_answer']);
  });
});

const uses = question('u', 'multiselect', [option('a'), option('b'), other, none]);
const rank = question('r', 'ranking', [], { optionsFrom: { questionId: 'u', which: 'picked' } });
const rest = question('d', 'dropdown', [option('own')], { optionsFrom: { questionId: 'u', which: 'not_picked' } });

describe('carried options and options with a condition', () => {
  const offered = (questions: Question[], answers: Record<string, string | string[]>) =>
    Object.fromEntries(
      visibleQuestions(withCarriedOptions(questions), answers).map(({ id, options = [] }) => [
        id,
        options.map(({ label }) => label.replace('Label ', '')).join(),
      ]),
    );
  it.each<[string, Record<string, string | string[]>, object]>([
    ['what was picked, and what was not', { u: ['a'] }, { u: 'a,b,x,n', r: 'a', d: 'b,x,own' }],
    ['the words of the person', { u: ['b', 'x=Moss'] }, { u: 'a,b,x,n', r: 'b,Moss', d: 'a,own' }],
    ['nothing after none of these', { u: ['n'] }, { u: 'a,b,x,n', d: 'a,b,x,own' }],
    ['nothing without an answer', {}, { u: 'a,b,x,n', d: 'a,b,x,own' }],
  ])('offer %s', (_, answers, expected) => expect(offered([uses, rank, rest], answers)).toEqual(expected));

  it('are offered along a chain, with words', () => {
    const again = question('s', 'dropdown', [], { optionsFrom: { questionId: 'r', which: 'picked' } });
    expect(offered([uses, rank, again], { u: ['a', 'x=Moss'], r: ['x'] })).toMatchObject({ s: 'Moss' });
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['an answer with what was offered is kept', { u: ['a', 'b'], r: ['b', 'a'] }, { u: ['a', 'b'], r: ['b', 'a'] }],
    ['what was not offered is dropped', { u: ['a'], r: ['b', 'a'] }, { u: ['a'], r: ['a'] }],
    ['an answer without anything offered is dropped', { u: ['a'], r: ['b'] }, { u: ['a'] }],
    ['an answer to a skipped question is dropped', { u: ['n'], r: ['a'] }, { u: ['n'] }],
    ['what is no option is refused', { u: ['a'], r: ['zz'] }, ['r not_an_answer']],
  ])('%s', (_, answers, expected) => expect(stored([uses, rank], answers)).toEqual(expected));

  it('are the same objects while the offer is the same, so that a page does not render again', () => {
    const questions = withCarriedOptions([uses, rank]);
    const see = () => visibleQuestions(questions, { u: ['a'] }, 'seed');
    expect(see()[1]).toBe(see()[1]);
    expect(see()[0]).toBe(uses);
  });

  it('have the labels of their originals in every language, and no texts to translate', () => {
    const survey = {
      ...content(withCarriedOptions([uses, rank])),
      translations: { cy: { 'questions.u.options.a': 'Parc' } },
    };
    expect(translated(survey, 'cy').questions[1]?.options?.[0]?.label).toBe('Parc');
    expect(surveyTexts(survey).filter(({ path }) => path.startsWith('questions.r.options'))).toEqual([]);
  });
});

it('a plain form gives the same record as the page with script, for any choices and words', () => {
  const questions = withCarriedOptions([{ ...uses, minPicks: 1, maxPicks: 3 }, { ...rank, required: true }, rest]);
  const choice = fc.tuple(fc.constantFrom('a', 'b', 'x', 'n'), fc.string({ maxLength: 12 }));
  const asSent = ([id, words]: [string, string]) => (id === 'x' && words.trim() ? `x=${words}` : id);
  const answers = fc.record({
    u: fc.uniqueArray(choice, { selector: ([id]) => id, maxLength: 4 }).map((choices) => choices.map(asSent)),
    r: fc.shuffledSubarray(['a', 'b', 'x']),
    d: fc.constantFrom('', 'a', 'own', 'x'),
  });
  fc.assert(
    fc.property(answers, (entered) => {
      const script = Object.entries(entered).map(([questionId, answer]) => ({ questionId, answer }));
      const plain = questions.flatMap((asked) => {
        const { toForm, fromForm } = answerReader(asked.type);
        const answer = entered[asked.id as keyof typeof entered];
        const fields = answer.length > 0 ? toForm(answer) : [];
        const read = fromForm(fields, asked);
        return read === null ? [] : [{ questionId: asked.id, answer: read }];
      });
      expect(validateResponse(questions, plain)).toEqual(validateResponse(questions, script));
    }),
    { numRuns: 300 },
  );
});

describe('the order of options', () => {
  const many = question('q', 'multiselect', [
    ...['d', 'b', 'a', 'c'].map((id) => option(id)),
    other,
    none,
    option('first', { keepAt: 'start' }),
  ]);
  const ids = ({ options = [] }: Question) => options.map(({ id }) => id).join('');
  it('is the alphabet between fixed ends', () => {
    const [sorted] = inAlphabet([{ ...many, optionOrder: 'alphabetical' }], 'en');
    expect(ids(sorted as Question)).toBe('firstabcdxn');
  });
  it('is the same for one person, differs between people, and keeps the ends', () => {
    const shuffledQuestion: Question = { ...many, optionOrder: 'shuffled' };
    const orderFor = (seed?: string) => ids(visibleQuestions([shuffledQuestion], {}, seed)[0] as Question);
    expect(orderFor('one')).toBe(orderFor('one'));
    expect(orderFor()).toBe(ids(many));
    const orders = Array.from({ length: 400 }, (_, index) => orderFor(`visit ${index}`));
    expect(orders.every((order) => /^first[abcd]{4}xn$/.test(order))).toBe(true);
    // Each of the four is first about as often.
    for (const id of 'abcd') expect(orders.filter((order) => order[5] === id).length).toBeGreaterThan(60);
    expect(new Set(orders).size).toBe(24);
  });
  it('does not change the order of a stored answer', () => {
    const [seen] = visibleQuestions([{ ...many, optionOrder: 'shuffled' }], {}, 'seed 3');
    expect(answerReader('multiselect').parse(['c', 'd', 'a'], seen as Question)).toEqual({
      ok: true,
      value: ['d', 'a', 'c'],
    });
  });
});

describe('the survey check', () => {
  const codes = (questions: Question[]) => checkSurvey({ questions }).map(({ code, message }) => `${code}: ${message}`);
  const asks = (value: string) => ({ questionId: 'u', operator: 'contains' as const, value });
  it.each<[string, Question[], RegExp[]]>([
    ['sound settings', [uses, rank, rest], []],
    ['a least number above the options', [{ ...uses, minPicks: 4 }], [/^settings: .*at least 4 options, and has 3/]],
    ['a least number above the most', [{ ...uses, minPicks: 2, maxPicks: 1 }], [/at least 2 options and at most 1/]],
    [
      'two options with own words',
      [question('u', 'dropdown', [other, option('y', { other: true })])],
      [/more than one/],
    ],
    [
      'own words that exclude',
      [question('u', 'multiselect', [option('a'), { ...other, exclusive: true }])],
      [/only one of both/],
    ],
    ['a source that is gone', [rank], [/^options_source: .*no longer exists/]],
    ['a source that comes later', [rank, uses], [/^options_source: .*comes later/]],
    ['a source without options', [question('u', 'text', []), rank], [/without options/]],
    [
      'a source that is never shown',
      [
        question('p', 'dropdown', [option('k')]),
        { ...uses, showIf: { questionId: 'p', operator: 'not_answered' as const, value: '' } },
        rank,
      ].map((each) => (each.id === 'p' ? { ...each, required: true } : each)),
      [/never_shown/, /^options_none: .*no option can remain/],
    ],
    [
      'an option with a condition on a missing option',
      [uses, question('q', 'dropdown', [option('k'), option('l', { showIf: asks('gone') })])],
      [/^option_condition: .*“Label l” that has a condition on an option that does not exist/],
    ],
    [
      'options that are never offered',
      [uses, question('q', 'dropdown', [option('k', { showIf: { join: 'all', conditions: [asks('n'), asks('a')] } })])],
      [/^option_never_offered/, /^options_none/],
    ],
  ])('reports %s', (_, questions, expected) => {
    const problems = codes(questions);
    expect(problems).toHaveLength(expected.length);
    for (const [index, each] of expected.entries()) expect(problems[index]).toMatch(each);
  });
});

it('a change of settings is named, and answers before it still count', () => {
  const { changes, isSafe } = compareSurveys(content([uses]), content([{ ...uses, maxPicks: 2 }])) as {
    changes: { kind: string }[];
    isSafe?: boolean;
  };
  expect(changes.map(({ kind }) => kind)).toEqual(['options_changed']);
  expect(isSafe ?? true).toBe(true);
});

describe('the rows of a matrix and the options of a budget', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => option(id));
  const columns = [option('y'), option('n')];
  const last = option('g', { keepAt: 'end' });
  const more = { optionOrder: 'shuffled', columns, budget: { total: 70, step: 10, isExact: true } } as const;
  it.each<[Question['type'], string[]]>([
    ['matrix', ['a:y', 'b:n', 'c:y', 'd:y', 'e:n', 'f:y', 'g:y']],
    ['budget', ['a:10', 'b:10', 'c:10', 'd:10', 'e:10', 'f:10', 'g:10']],
  ])('are shuffled with fixed ends, and the answer keeps the order of the question: %s', (type, answer) => {
    const asked = questionType(type).normalise(question('q', type, [...rows, last], more));
    const orders = ['one', 'two', 'three'].map((seed) => {
      const [shown] = visibleQuestions([asked], {}, seed);
      if (!shown) throw new Error('the question is not shown');
      expect(questionType(type).parse(answer.toReversed(), shown, true)).toEqual({ ok: true, value: answer });
      expect(shown.columns).toEqual(asked.columns);
      return (shown.options ?? []).map(({ id }) => id);
    });
    expect(orders.every((ids) => ids.at(-1) === 'g')).toBe(true);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
    const labelled = rows.map((row, index) => ({ ...row, label: `Row ${9 - index}` }));
    const [sorted] = inAlphabet([{ ...asked, options: [...labelled, last], optionOrder: 'alphabetical' }], 'en');
    expect((sorted?.options ?? []).map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'g']);
  });
  it('have no conditions and take no options from other questions', () => {
    const given = option('a', { showIf: { questionId: 'p', operator: 'answered', value: '' } });
    const asked = question('q', 'matrix', [given], { ...more, optionsFrom: { questionId: 'p', which: 'picked' } });
    const kept = questionType('matrix').normalise(asked);
    expect(kept).not.toHaveProperty('optionsFrom');
    expect(kept.options).toEqual([{ id: 'a', label: 'Label a' }]);
  });
});
