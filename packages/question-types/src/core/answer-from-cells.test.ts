import type { Question, QuestionTypeId } from '@folkmoot/contracts';
import { questionTypeIds } from '@folkmoot/contracts';
import fc from 'fast-check';
import { answerFromCells, cellPartsOf, readMomentText } from './answer-from-cells';
import { questionType } from './registry';
import { validateResponse } from './validate-response';
import { variablesOf } from './variables-of';

const options = ['Walks; runs', 'Benches', 'Dogs, cats', '3'].map((label, index) => ({ id: `o${index}`, label }));
const areas = [
  { id: 'a1', name: 'North' },
  { id: 'a2', name: 'South' },
];

/** A question of each type, with labels that have separators in them. */
const questionOf = (type: QuestionTypeId): Question =>
  ({
    id: 'q',
    type,
    title: 'Q',
    required: false,
    options,
    imageOptions: options.map((option) => ({ ...option, imageUrl: '' })),
    columns: [
      { id: 'c0', label: 'Good' },
      { id: 'c1', label: 'Bad; very' },
    ],
    ...(type === 'image' || type === 'pictureChoice' ? { options: undefined } : { imageOptions: undefined }),
    canPickSeveral: true,
    numberRange: { min: -5, max: 100, decimals: 2 },
    numberUnit: 'km',
    budget: { total: 100, step: 10, isExact: false },
    consentText: 'I agree.',
    dateKind: 'datetime',
    country: 'GB',
    areas,
    exactness: 'area',
  }) as unknown as Question;

const somes = fc.shuffledSubarray(
  options.map(({ id }) => id),
  { minLength: 1 },
);
const pairs = (values: fc.Arbitrary<string>) =>
  fc
    .subarray(
      options.map(({ id }) => id),
      { minLength: 1 },
    )
    .chain((ids) => fc.tuple(...ids.map((id) => values.map((value) => `${id}:${value}`))).map((list) => [...list]));
const words = fc.constantFrom('More trees', '=1+1', '1', 'N', 'a; b');

const answers: Readonly<Partial<Record<QuestionTypeId, fc.Arbitrary<unknown>>>> = {
  text: words,
  textarea: words,
  dropdown: fc.constantFrom(...options.map(({ id }) => id)),
  multiselect: somes,
  rating: fc.constantFrom(1, 2, 3, 4, 5),
  number: fc.integer({ min: -500, max: 10_000 }).map((hundredths) => hundredths / 100),
  image: somes,
  ranking: somes,
  consent: fc.constant('I agree.'),
  date: fc.constantFrom('2019-05-04T14:30', '2024-02-29T00:00'),
  email: fc.constant('ada@mail.example'),
  phone: fc.constant('+442079460000'),
  postcode: fc.constant('M1 1AE'),
  matrix: pairs(fc.constantFrom('c0', 'c1')),
  pictureChoice: somes,
  budget: pairs(fc.constantFrom('10', '20')),
  place: fc.constantFrom(['area:a1'], ['area:a2']),
};

/** The answers that are tried. A type that has none here is tried with its own. */
const answersTo = (question: Question): fc.Arbitrary<unknown> =>
  answers[question.type] ??
  fc.constantFrom(...(questionType(question.type).candidates(question, { met: [], unmet: [] }) ?? []));

const plainCells = (question: Question, answer: unknown) => {
  const type = questionType(question.type);
  const parsed = type.parse(answer, question);
  if (!parsed.ok) throw new Error(`${question.type} has no answer ${JSON.stringify(answer)}`);
  const { parts, mainCell = type.toText } = type;
  const ids = cellPartsOf(question).map(({ id }) => id);
  const texts = parts
    ? parts.cells(parsed.value, question)
    : variablesOf(question)
        .filter(({ part }) => part !== null)
        .map(({ read }) => String(read(parsed.value) ?? ''));
  const filled = ids.flatMap((id, index): [string, string][] => (texts[index] ? [[id, texts[index] ?? '']] : []));
  return { stored: parsed.value, whole: parts ? '' : mainCell(parsed.value, question), parts: new Map(filled) };
};

describe('answers from the cells of a file', () => {
  it.each(questionTypeIds)('of a %s come back as they were, from its cell and from its parts', (type) => {
    const question = questionOf(type);
    fc.assert(
      fc.property(answersTo(question), (answer) => {
        const { stored, whole, parts } = plainCells(question, answer);
        const read = (cells: { whole: string; parts: ReadonlyMap<string, string> }) =>
          validateResponse([question], [{ questionId: 'q', answer: answerFromCells(question, cells) }]);
        const expected = { answers: [{ questionId: 'q', answer: stored }], problems: [], visible: 1 };
        expect(read({ whole, parts })).toEqual(expected);
        const isOrdered = type !== 'multiselect' && type !== 'pictureChoice';
        if (parts.size > 0 && isOrdered) expect(read({ whole: '', parts })).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it.each(questionTypeIds)('of a %s never throw, whatever the cells have', (type) => {
    const question = questionOf(type);
    const cell = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('__proto__', 'constructor', '1', 'x', ';;', '1. '),
    );
    fc.assert(
      fc.property(cell, fc.array(cell, { maxLength: 4 }), (whole, list) => {
        const parts = new Map(list.flatMap((text, index) => (text === '' ? [] : [[`o${index}`, text] as const])));
        const answer = answerFromCells(question, { whole: whole.trim(), parts });
        expect(validateResponse([question], [{ questionId: 'q', answer }]).visible).toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [
      'multiselect',
      {
        whole: '',
        parts: new Map([
          ['o0', 'x'],
          ['o1', '0'],
          ['o2', 'Dogs, cats'],
        ]),
      },
      ['o0', 'o2'],
    ],
    ['multiselect', { whole: 'Benches, 3', parts: new Map() }, ['o1', 'o3']],
    ['multiselect', { whole: 'benches | o0', parts: new Map() }, ['o1', 'o0']],
    [
      'ranking',
      {
        whole: '',
        parts: new Map([
          ['o2', '1'],
          ['o0', '2'],
        ]),
      },
      ['o2', 'o0'],
    ],
    ['dropdown', { whole: ' WALKS;  runs', parts: new Map() }, 'o0'],
    ['dropdown', { whole: '2', parts: new Map() }, 'o1'],
    ['number', { whole: '33,5 km', parts: new Map() }, 33.5],
    ['consent', { whole: 'yes', parts: new Map() }, 'I agree.'],
  ] as const)('of a %s read %j', (type, cells, expected) => {
    expect(answerFromCells(questionOf(type), cells)).toEqual(expected);
  });

  it('a whole postcode is no answer where only its ward is kept', () => {
    const question = { ...questionOf('postcode'), postcodeTable: { url: '/x', name: 'T' } } as unknown as Question;
    const read = (whole: string) =>
      validateResponse(
        [question],
        [{ questionId: 'q', answer: answerFromCells(question, { whole, parts: new Map() }) }],
      ).answers;
    expect(read('M1 1AE')).toEqual([]);
    expect(read('North')).toEqual([{ questionId: 'q', answer: ['area:a1'] }]);
  });

  it('days and moments are read as people write them', () => {
    expect(['4 May 2019', '04.05.2019 14:30', 'soon'].map(readMomentText)).toEqual([
      '2019-05-04',
      '2019-05-04T14:30',
      null,
    ]);
  });
});
