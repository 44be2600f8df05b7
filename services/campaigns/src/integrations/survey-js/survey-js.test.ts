import { surveyContentSchema } from '@folkmoot/contracts';
import fc from 'fast-check';
import { isSurveyJs, readSurveyJs } from './read-survey-js';
import { readExpression } from './visible-if.domain';

describe('a condition of SurveyJS', () => {
  it.each<[string, unknown]>([
    ["{q1} = 'a'", { join: 'all', comparisons: [{ name: 'q1', operator: 'equal', values: ['a'] }] }],
    ['{q1} notempty', { join: 'all', comparisons: [{ name: 'q1', operator: 'notempty', values: [] }] }],
    [
      '{how many} >= 3 and {place} anyof [\'x\', "y z"]',
      {
        join: 'all',
        comparisons: [
          { name: 'how many', operator: 'greaterorequal', values: [3] },
          { name: 'place', operator: 'anyof', values: ['x', 'y z'] },
        ],
      },
    ],
    [
      '{a} == true || {b} <> word',
      {
        join: 'any',
        comparisons: [
          { name: 'a', operator: 'equal', values: [true] },
          { name: 'b', operator: 'notequal', values: ['word'] },
        ],
      },
    ],
    ['{a} = 1 and {b} = 2 or {c} = 3', null],
    ['({a} = 1)', null],
    ['age({birthday}) > 18', null],
    ['{a} = {b}', null],
    ['{a} = ', null],
    ["{a} = 'unfinished", null],
    ['', null],
    ['{'.repeat(5_000), null],
  ])('%j is read, or is refused when conditions cannot say it', (text, expected) => {
    expect(readExpression(text)).toEqual(expected);
  });
});

const survey = {
  title: { default: 'Your park', cy: 'Eich parc' },
  description: 'Tell us <b>what</b> you think.',
  completedHtml: '<h3>Thank you</h3>',
  pages: [
    {
      name: 'p1',
      title: 'Visits',
      elements: [
        {
          type: 'radiogroup',
          name: 'visits',
          title: { default: 'Do you visit?', cy: 'Ydych chi?' },
          isRequired: true,
          choices: [{ value: 'y', text: { default: 'Yes', cy: 'Ydw' } }, 'n'],
          showOtherItem: true,
        },
        {
          type: 'checkbox',
          name: 'uses',
          choices: ['Benches', 'Paths'],
          hasNone: true,
          maxSelectedChoices: 2,
          visibleIf: "{visits} = 'y'",
        },
        {
          type: 'rating',
          name: 'score',
          rateMin: 0,
          rateMax: 10,
          minRateDescription: 'Bad',
          maxRateDescription: 'Good',
        },
      ],
    },
    {
      name: 'p2',
      visibleIf: "{uses} contains 'Paths' or {score} >= 7",
      elements: [
        {
          type: 'panel',
          visibleIf: '{score} < 5',
          elements: [
            { type: 'comment', name: 'why' },
            { type: 'text', name: 'age', inputType: 'number', min: 0, max: 120, validators: [{ type: 'expression' }] },
          ],
        },
        {
          type: 'matrix',
          name: 'grid',
          rows: ['Pond', 'Lawn'],
          columns: [
            { value: 1, text: 'Poor' },
            { value: 2, text: 'Good' },
          ],
        },
        { type: 'boolean', name: 'again', title: 'Again?', visibleIf: '{visits} = {uses}' },
        { type: 'multipletext', name: 'who', items: [{ name: 'first', title: 'First name' }, { name: 'second' }] },
        { type: 'signaturepad', name: 'sign' },
      ],
    },
  ],
};

describe('a survey of SurveyJS', () => {
  it('is carried over with sections, conditions, translations and settings, and says what is not', () => {
    expect(isSurveyJs(survey)).toBe(true);
    const { content, changed, lost, format } = readSurveyJs(survey);
    expect(format).toBe('surveyjs');
    expect(surveyContentSchema.safeParse(content).error?.issues ?? []).toEqual([]);
    expect(content).toMatchObject({
      title: 'Your park',
      introText: 'Tell us what you think.',
      thankYouText: 'Thank you',
      language: 'en',
      sections: [
        { title: 'Visits' },
        {
          title: 'Page 2',
          showIf: {
            join: 'any',
            conditions: [
              { operator: 'contains', value: 'o2' },
              { operator: 'greater_than', value: 6 },
            ],
          },
        },
      ],
      translations: {
        cy: { title: 'Eich parc', 'questions.visits.title': 'Ydych chi?', 'questions.visits.options.o1': 'Ydw' },
      },
    });
    expect(content.questions.map(({ id, type, sectionId }) => [id, type, sectionId])).toEqual([
      ['visits', 'dropdown', 's1'],
      ['uses', 'multiselect', 's1'],
      ['score', 'number', 's1'],
      ['why', 'textarea', 's2'],
      ['age', 'number', 's2'],
      ['grid', 'matrix', 's2'],
      ['again', 'dropdown', 's2'],
      ['first', 'text', 's2'],
      ['second', 'text', 's2'],
    ]);
    const [visits, uses, score, why] = content.questions;
    expect(visits).toMatchObject({
      required: true,
      options: [{ label: 'Yes' }, { label: 'n' }, { id: 'other', other: true }],
    });
    expect(uses).toMatchObject({
      maxPicks: 2,
      showIf: { questionId: 'visits', operator: 'contains', value: 'o1' },
      options: [{ label: 'Benches' }, { label: 'Paths' }, { label: 'None of these', exclusive: true }],
    });
    expect(score).toMatchObject({ numberRange: { min: 0, max: 10 }, numberLabels: { 0: 'Bad', 10: 'Good' } });
    expect(why?.showIf).toEqual({ questionId: 'score', operator: 'less_than', value: 5 });
    expect(changed.map(({ where }) => where)).toEqual(['score', 'Again?', 'who', 'The survey']);
    expect(lost.map(({ where, why: reason }) => [where, reason])).toEqual([
      ['age', 'Its checks of answers cannot be carried over.'],
      ['Again?', expect.stringContaining('{visits} = {uses}')],
      ['sign', '“signaturepad” cannot be asked here.'],
    ]);
  });

  it('says what of a single page, of panels and of hidden questions is not carried over', () => {
    const { content, changed, lost } = readSurveyJs({
      pages: [
        {
          title: 'Your household',
          elements: [
            { type: 'dropdown', name: 'people', choices: ['1|One', 2, 3] },
            {
              type: 'panel',
              name: 'pets',
              title: 'Pets',
              visibleIf: '{people} >= 2',
              elements: [
                { type: 'boolean', name: 'dog' },
                { type: 'text', name: 'breed', visibleIf: '{dog} = true', showCommentArea: true },
              ],
            },
            { type: 'comment', name: 'secret', visible: false },
            { type: 'rating', name: 'old', mininumRateDescription: 'Bad', maximumRateDescription: 'Good' },
            {
              type: 'matrixdropdown',
              name: 'places',
              title: { default: 'Places', de: 'Orte' },
              rows: ['Pond', 'Lawn'],
              choices: ['Good', 'Bad'],
              columns: [
                { name: 'now', title: { default: 'Today', de: 'Heute' } },
                { name: 'words', cellType: 'text' },
              ],
            },
            { type: 'radiogroup', name: 'some', choices: [{ value: 'a', visibleIf: '{dog} = true' }] },
          ],
        },
      ],
    });
    expect(content.sections).toMatchObject([{ title: 'Your household' }]);
    const [people, dog, breed, old, places] = content.questions;
    expect(people?.options?.map(({ label }) => label)).toEqual(['One', '2', '3']);
    expect(dog?.showIf).toMatchObject({ join: 'any', conditions: [{ value: 'o2' }, { value: 'o3' }] });
    expect(breed?.showIf).toBeUndefined();
    expect(old?.numberLabels).toEqual({ 1: 'Bad', 5: 'Good' });
    expect(places).toMatchObject({ type: 'matrix', title: 'Places: Today', columns: [{}, {}] });
    expect(content.translations?.de).toMatchObject({ 'questions.places_now.title': 'Orte: Heute' });
    expect(changed).toContainEqual({ where: 'Places', what: 'It became 2 questions, one for each part.' });
    expect(lost.map(({ where, why }) => `${where}: ${why}`)).toEqual([
      'Pets: The title and the text of a panel are not carried over. Its questions are.',
      'breed: The setting “showCommentArea” cannot be carried over.',
      'breed: The condition “{people} >= 2 and {dog} = true” cannot be carried over. Set it in the builder.',
      'secret: It is hidden from people in SurveyJS, so it was left out.',
      'Places: words: “matrixdropdown: text” cannot be asked here.',
      'some: Conditions of single options or rows cannot be carried over. Set them in the builder.',
    ]);
    const title = { default: 'Park', de: 'Der Park' };
    const german = readSurveyJs({ locale: 'de', title, elements: [{ type: 'text' }] });
    expect(german.content).toMatchObject({
      title: 'Der Park',
      language: 'de',
      translations: { en: { title: 'Park' } },
    });
    expect(() => readSurveyJs({ elements: [{ type: 'file', title: 'Your photo' }] })).toThrow(
      'No question of this survey can be asked here. Your photo: “file” cannot be asked here.',
    );
  });

  it('never fails but by a refusal, and gives content that can be saved, whatever the JSON is', () => {
    const word = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        ...['constructor', '__proto__', 'text', 'checkbox', 'matrix', 'matrixdropdown', 'rating', 'panel'],
        "{a} = 'b'",
      ),
    );
    const json = fc.jsonValue({ maxDepth: 3 });
    const element = fc.dictionary(
      fc.constantFrom(
        'type',
        'name',
        'title',
        'choices',
        'rows',
        'columns',
        'rateMin',
        'rateMax',
        'rateValues',
        'min',
        'max',
        'inputType',
        'visibleIf',
        'items',
        'elements',
        'description',
        'minSelectedChoices',
        'isRequired',
      ),
      fc.oneof(word, json, fc.array(word, { maxLength: 4 })),
      { maxKeys: 8 },
    );
    const any = fc.record({
      pages: fc.array(fc.record({ elements: fc.array(element, { maxLength: 4 }), title: json, visibleIf: word }), {
        maxLength: 3,
      }),
      title: json,
      locale: word,
      completedHtml: json,
    });
    fc.assert(
      fc.property(any, (value) => {
        fc.pre(isSurveyJs(value));
        try {
          const { content } = readSurveyJs(value);
          expect(surveyContentSchema.safeParse(content).error?.issues ?? []).toEqual([]);
        } catch (error) {
          expect(error).toMatchObject({ code: 'file_unreadable' });
        }
      }),
      { numRuns: 300 },
    );
  });
});
