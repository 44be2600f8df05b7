import type { PopulationDimension, Question } from '@folkmoot/contracts/client';
import {
  canBeLinked,
  checkSurvey,
  compareSurveys,
  isComparable,
  matchByName,
  populationGroups,
  questionType,
  withCouncilLinks,
  withOwnLinks,
  withoutLinks,
} from '../core';
import { options, question, survey } from '../testing/questions';

const areas = [
  { id: 'n', name: 'North' },
  { id: 's', name: 'South', district: 'Lower' },
];
const choice = question('age', { type: 'dropdown', options: options('young', 'old') });
const picture = question('p', { type: 'pictureChoice', imageOptions: [{ id: 'a', label: 'A', imageUrl: '' }] });
const postcode = question('code', { type: 'postcode', areas, postcodeTable: { url: '/uploads/t', name: 'Wards' } });

const age: PopulationDimension = {
  id: 'd1',
  name: 'Age',
  kind: 'age',
  source: '',
  asOf: null,
  categories: [
    { id: 'c1', name: '16 to 24', people: 10 },
    { id: 'c2', name: '25 or over', people: 90 },
  ],
};
const linked = (links: Record<string, string | null>, patch: Partial<Question> = {}): Question => ({
  ...choice,
  population: { dimensionId: 'd1', options: links },
  ...patch,
});

describe('a question that is linked to the population', () => {
  it.each<[string, Question, string[]]>([
    ['a dropdown', choice, ['young', 'old']],
    ['one picture', picture, ['a']],
    ['several pictures', { ...picture, canPickSeveral: true }, []],
    ['several options', { ...choice, type: 'multiselect' }, []],
    ['a postcode with a table', postcode, ['n', 's', 'none']],
    ['a postcode without a table', question('c', { type: 'postcode' }), []],
    ['a place on a map', question('w', { type: 'place', areas }), ['n', 's']],
    ['a consent', question('k', { type: 'consent', consentText: 'Yes' }), []],
    ['a number', question('z', { type: 'number' }), []],
  ])('has the groups of %s', (_, asked, expected) => {
    expect(populationGroups(asked).map(({ value }) => value)).toEqual(expected);
    expect(canBeLinked(asked)).toBe(expected.length > 0);
  });

  it('keeps links when it is normalised, without those of options that are gone', () => {
    const kept = withOwnLinks(questionType('dropdown').normalise(linked({ young: 'c1', gone: 'c2', old: null })));
    expect(kept.population).toEqual({ dimensionId: 'd1', options: { young: 'c1', old: null } });
    expect(withOwnLinks(linked({ young: 'c1' }, { type: 'multiselect' }))).not.toHaveProperty('population');
    expect(withOwnLinks({ ...choice, population: null })).not.toHaveProperty('population');
    expect(JSON.stringify(withoutLinks(survey([linked({ young: 'c1' })])))).not.toContain('c1');
  });

  it('is matched by the names of options, however they are written', () => {
    const categories = ['16 to 24', '25 to 34', '85 or over', 'White', 'Arts & crafts', 'Zoë'].map((name, index) => ({
      id: `c${index}`,
      name,
      people: null,
    }));
    const labels = [
      'Aged 16–24',
      '25-34 years',
      '85+',
      'White: Irish',
      'arts and crafts',
      'ZOE',
      'Prefer not to say',
      'X',
    ];
    const groups = labels.map((label, index) => ({ value: `o${index}`, label }));
    expect(matchByName(groups, categories)).toEqual({
      o0: 'c0',
      o1: 'c1',
      o2: 'c2',
      o3: 'c3',
      o4: 'c4',
      o5: 'c5',
      o6: null,
    });
  });

  it('is matched by ages that a category spans', () => {
    const categories = ['0 to 15', '16 to 64', '65 and over'].map((name) => ({ id: name, name, people: null }));
    const groups = ['Under 16', '25 to 34', '60 to 69', '75 to 84', '85+'].map((label) => ({ value: label, label }));
    expect(matchByName(groups, categories)).toEqual({
      'Under 16': '0 to 15',
      '25 to 34': '16 to 64',
      '75 to 84': '65 and over',
      '85+': '65 and over',
    });
  });

  it('takes the dimension of its kind from the council, or has no link', () => {
    const standard: Question = {
      ...choice,
      options: [
        { id: 'young', label: '16 to 24' },
        { id: 'old', label: '25+' },
        { id: 'none', label: 'Prefer not to say' },
      ],
      population: { dimensionId: 'age', options: { young: 'a16', old: 'a25', none: null } },
    };
    expect(withCouncilLinks(standard, [age]).population).toEqual({
      dimensionId: 'd1',
      options: { young: 'c1', old: 'c2', none: null },
    });
    expect(withCouncilLinks(standard, [])).not.toHaveProperty('population');
  });

  it('starts no new series and is named in the comparison when only its links change', () => {
    const before = survey([linked({ young: 'c1' })]);
    const after = survey([linked({ young: 'c1', old: 'c2' })]);
    const { startsNewSeries, changes } = compareSurveys(before, after);
    expect([startsNewSeries, changes.map(({ message }) => message)]).toEqual([
      false,
      [expect.stringContaining('linked to the population in another way')],
    ]);
    expect(isComparable(choice, linked({ old: 'c2' }))).toBe(true);
    // An entry of an option that is gone is no change.
    expect(compareSurveys(before, survey([linked({ young: 'c1', gone: 'c2' })])).changes).toEqual([]);
  });
});

describe('the check of links', () => {
  const codes = (questions: Question[], dimensions?: PopulationDimension[]) =>
    checkSurvey({ questions }, { dimensions }).map(({ severity, code }) => `${severity} ${code}`);

  it.each<[string, Question[], string[]]>([
    ['nothing when every option and category is linked', [linked({ young: 'c1', old: 'c2' })], []],
    [
      'options without a link',
      [linked({ young: 'c1' })],
      ['population_option_unlinked', 'population_category_uncovered'],
    ],
    [
      'links to a category that is gone',
      [linked({ young: 'c1', old: 'c9' })],
      ['population_option_unlinked', 'population_category_uncovered'],
    ],
    ['categories that no option has', [linked({ young: 'c1', old: null })], ['population_category_uncovered']],
    [
      'a dimension that is gone',
      [linked({}, { population: { dimensionId: 'x', options: {} } })],
      ['population_dimension_missing'],
    ],
    [
      'two questions for one dimension',
      [linked({ young: 'c1', old: 'c2' }), linked({ young: 'c1', old: 'c2' }, { id: 'b' })],
      ['population_linked_twice'],
    ],
  ])('names %s, as a hint', (_, questions, expected) => {
    expect(codes(questions, [age])).toEqual(expected.map((code) => `warning ${code}`));
  });

  it('finds no gaps while the population is not known', () => {
    expect(codes([linked({ young: 'c1' })])).toEqual([]);
  });
});
