import { type QuestionInput, questionTypeIds, type SurveyContent, type SurveyImport } from '@folkmoot/contracts';
import fc from 'fast-check';
import { normalised } from '../../entities/survey';
import { readSurveyDocument } from '../survey-documents/read-survey-document';
import { definitionOf } from './definition-of.domain';

const read = (value: unknown): Promise<SurveyImport> =>
  readSurveyDocument({ name: 'survey.json', bytes: new TextEncoder().encode(JSON.stringify(value)) });

const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const option = (id: string) =>
  fc
    .record({ id: fc.constant(id), label: words })
    .chain((plain) =>
      fc.record({ exclusive: fc.boolean(), other: fc.boolean() }).map((settings) => ({ ...plain, ...settings })),
    );
const options = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => option(`o${index}`))));

/** Every setting, of which a type keeps its own. */
const questionAt = (index: number): fc.Arbitrary<QuestionInput> =>
  fc
    .record({
      type: fc.constantFrom(...questionTypeIds),
      title: words,
      description: words,
      required: fc.boolean(),
      options,
      columns: options.map((list) => list.map(({ id, label }) => ({ id, label }))),
      numberRange: fc.record({
        min: fc.integer({ min: -50, max: 0 }),
        max: fc.integer({ min: 1, max: 50 }),
        decimals: fc.integer({ min: 0, max: 2 }),
      }),
      numberUnit: fc.constantFrom('', 'km'),
      consentText: words,
      dateKind: fc.constantFrom('date' as const, 'time' as const, 'datetime' as const),
      isPersonal: fc.boolean(),
      canPickSeveral: fc.boolean(),
      keepsPostcode: fc.boolean(),
      isEveryRowRequired: fc.boolean(),
      minPicks: fc.integer({ min: 1, max: 3 }),
      sectionId: fc.constantFrom('s1', 's2'),
      operator: fc.constantFrom('contains' as const, 'answered' as const),
    })
    .map(({ options: list, operator, ...question }) => ({
      ...question,
      id: `q${index}`,
      options: list,
      imageOptions: list.map((each) => ({ ...each, imageUrl: '' })),
      budget: { total: 100, step: 10, isExact: true },
      ratingLabels: ['1', '2', '3', '4', '5'],
      showIf: index === 0 ? null : { questionId: `q${index - 1}`, operator, value: 'o0' },
    }));

const surveys: fc.Arbitrary<SurveyContent> = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.record({
    title: words,
    description: words,
    introText: words,
    introFile: fc.constant(null),
    questions: fc
      .tuple(...Array.from({ length: count }, (_, index) => questionAt(index)))
      .map((list) => normalised(list, () => 'new')),
    sections: fc.constant([
      { id: 's1', title: 'One' },
      { id: 's2', title: 'Two', onePage: true },
    ]),
    endPages: fc.constant([{ id: 'e1', kind: 'screen_out' as const, title: 'End' }]),
    limits: fc.record({ responses: fc.integer({ min: 1, max: 100 }) }),
    thankYouText: words,
    language: fc.constantFrom('en', 'cy'),
    checkAnswers: fc.boolean(),
    translations: words.map((title) => ({ fr: { title, 'questions.q0.title': 'Titre' } })),
  }),
);

describe('a downloaded survey', () => {
  it('is the same survey when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(surveys, async (survey) => {
        const { content, lost, carried } = await read(definitionOf(survey));
        expect({ ...content, questions: normalised(content.questions, () => 'new') }).toEqual(survey);
        expect(lost).toEqual([]);
        expect(carried.length).toBe(survey.questions.length + 3);
      }),
      { numRuns: 60 },
    );
  });

  it('has no data of the council, and names what it left out', async () => {
    const areas = [{ id: 'a1', name: 'Old Town' }];
    const survey: SurveyContent = {
      title: 'Places',
      description: '',
      introText: '',
      introFile: { url: '/uploads/a.pdf', name: 'Plan.pdf', type: 'pdf', size: 10 },
      questions: [
        {
          id: 'where',
          type: 'place',
          title: 'Where?',
          required: false,
          areas,
          map: { kind: 'outline', url: '/uploads/m.json', name: 'Wards', width: 10, height: 10 },
        },
        {
          id: 'code',
          type: 'postcode',
          title: 'Postcode?',
          required: false,
          areas,
          postcodeTable: { url: '/uploads/t', name: 'Postcodes' },
        },
      ],
    };
    const definition = definitionOf(survey);
    expect(JSON.stringify(definition)).not.toMatch(/uploads|Old Town/);
    const { lost } = await read(definition);
    expect(lost.map(({ where, why }) => [where, why.split('.')[0]])).toEqual([
      ['The survey', 'The file “Plan'],
      ['Where?', 'The map “Wards” belongs to another council'],
      ['Postcode?', 'The table “Postcodes” belongs to another council'],
    ]);
  });

  const asked = { id: 'a', type: 'text', title: 'One?', required: false };
  const definition = (survey: object, patch: object = {}) => ({
    format: 'folkmoot-survey',
    version: 1,
    survey,
    leftOut: [],
    ...patch,
  });

  it.each([
    [
      'an unknown setting',
      { questions: [{ ...asked, shape: 'round' }] },
      ['One?', 'The setting “shape” is not known here and was left out.'],
    ],
    [
      'a question of an unknown type',
      { questions: [asked, { ...asked, id: 'b', title: 'Two?', type: 'hologram' }] },
      ['Two?', 'It could not be read, because of its “type”.'],
    ],
    [
      'a reserved id',
      { questions: [asked, { ...asked, id: 'constructor', title: 'Two?' }] },
      ['Two?', 'It could not be read, because of its “id”.'],
    ],
    [
      'an option with a reserved id',
      { questions: [asked, { ...asked, title: 'Two?', type: 'dropdown', options: [{ id: 'toString', label: 'x' }] }] },
      ['Two?', 'It could not be read, because of its “id”.'],
    ],
    [
      'a condition on a lost question',
      { questions: [{ ...asked, showIf: { questionId: 'gone', operator: 'answered', value: '' } }] },
      ['One?', 'Its condition asks for a question that is not here. Set the condition again.'],
    ],
    [
      'a broken part',
      { questions: [asked], limits: { responses: -1 } },
      ['The survey', '“limits” could not be read and was left out.'],
    ],
    [
      'an unknown part',
      { questions: [asked], theme: 'dark' },
      ['The survey', 'The setting “theme” is not known here and was left out.'],
    ],
    [
      'text that is no question',
      { questions: [asked, 'Two?'] },
      ['Question 2', 'It could not be read, because of its “id”.'],
    ],
  ])('keeps the rest and says so when it has %s', async (_, survey, lost) => {
    const imported = await read(definition(survey));
    expect(imported.content.questions[0]?.title).toBe('One?');
    expect(imported.lost.map(({ where, why }) => [where, why])).toContainEqual(lost);
  });

  it.each([
    ['is of a newer format', definition({ questions: [asked] }, { version: 2 }), 'newer version of Folkmoot'],
    ['has no questions', definition({ questions: [] }), 'no questions'],
    ['is only a claim', { format: 'folkmoot-survey' }, 'not a survey'],
    ['is another JSON', { surveys: [asked] }, 'not a survey'],
    ['has questions of the wrong kind', definition({ questions: { length: 3 } }), 'not a survey'],
  ])('is refused in words when it %s', async (_, value, detail) => {
    await expect(read(value)).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining(detail),
    });
  });
});
