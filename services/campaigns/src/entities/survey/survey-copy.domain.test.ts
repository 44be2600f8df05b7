import type { SurveyContent } from '@folkmoot/contracts';
import { copyOfSurvey } from './survey-copy.domain';

const survey: SurveyContent = {
  title: 'Park',
  description: 'About it',
  introText: 'Hello',
  introFile: null,
  language: 'en',
  questions: [
    { id: 'first', type: 'text', title: 'First', required: false },
    { id: 'use', type: 'dropdown', title: 'Use', required: true, options: [{ id: 'dog', label: 'Dog' }] },
    {
      id: 'pick',
      type: 'ranking',
      title: 'Pick',
      required: false,
      options: [{ id: 'dog', label: 'Dogs' }],
      imageOptions: [{ id: 'img', label: 'Tree', imageUrl: '/api/assets/1', alt: 'A tree' }],
      showIf: {
        join: 'any',
        conditions: [
          { questionId: 'use', operator: 'contains', value: 'dog' },
          { questionId: 'mood', operator: 'less_than', value: 3 },
        ],
      },
    },
    {
      id: 'why',
      type: 'text',
      title: 'Why',
      required: false,
      showIf: { questionId: 'pick', operator: 'answered', value: '' },
    },
  ],
  translations: {
    cy: {
      title: 'Parc',
      'questions.use.title': 'Defnydd',
      'questions.use.options.dog': 'Ci',
      'questions.pick.imageOptions.img.alt': 'Coeden',
      'questions.gone.title': 'x',
    },
  },
};

const copied = () => {
  let made = 0;
  const copy = copyOfSurvey(survey, () => {
    made += 1;
    return `n${made}`;
  });
  const [first, use, pick, why] = copy.questions;
  if (!first || !use || !pick || !why) throw new Error('questions are missing');
  return { copy, first, use, pick, why };
};

describe('copy of a survey', () => {
  it('the copy has new and unique ids for questions and options', () => {
    const { copy } = copied();
    const idsOf = ({ questions }: SurveyContent) =>
      questions.flatMap(({ id, options = [], imageOptions = [] }) => [
        id,
        ...[...options, ...imageOptions].map((part) => part.id),
      ]);
    const ids = idsOf(copy);
    expect(ids.filter((id) => idsOf(survey).includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('the conditions refer to the copied questions and options, single and in groups', () => {
    const { use, pick, why } = copied();
    expect(pick.showIf).toEqual({
      join: 'any',
      conditions: [
        { questionId: use.id, operator: 'contains', value: use.options?.[0]?.id },
        { questionId: 'mood', operator: 'less_than', value: 3 },
      ],
    });
    expect(why.showIf).toEqual({ questionId: pick.id, operator: 'answered', value: '' });
  });
  it('the translations refer to the new ids', () => {
    const { copy, use, pick } = copied();
    expect(copy.translations?.cy).toEqual({
      title: 'Parc',
      [`questions.${use.id}.title`]: 'Defnydd',
      [`questions.${use.id}.options.${use.options?.[0]?.id}`]: 'Ci',
      [`questions.${pick.id}.imageOptions.${pick.imageOptions?.[0]?.id}.alt`]: 'Coeden',
      'questions.gone.title': 'x',
    });
  });
  it('the texts of the copy are the same', () => {
    const { copy } = copied();
    const titles = ({ title, language, questions }: SurveyContent) => [
      title,
      language,
      questions.map((each) => each.title),
    ];
    expect(titles(copy)).toEqual(titles(survey));
  });
});

test('a copied question takes its options from the copy, and conditions follow', () => {
  const condition = (questionId: string, value: string) => ({ questionId, operator: 'contains' as const, value });
  const options = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B', showIf: condition('p', 'k') },
  ];
  const base = { title: 'T', required: false };
  const copy = copyOfSurvey(
    {
      ...survey,
      questions: [
        { ...base, id: 'p', type: 'dropdown', options: [{ id: 'k', label: 'K' }] },
        { ...base, id: 'q', type: 'multiselect', options },
        {
          ...base,
          id: 'r',
          type: 'ranking',
          optionsFrom: { questionId: 'q', which: 'picked' },
          options: [
            { id: 'a', label: 'A', isCarried: true },
            { id: 'b', label: 'B', isCarried: true },
            { id: 'own', label: 'Own' },
          ],
        },
        { ...base, id: 's', type: 'text', showIf: condition('r', 'a') },
      ],
    },
    (() => {
      let made = 0;
      return () => `new${++made}`;
    })(),
  );
  const [p, q, r, s] = copy.questions;
  expect(r?.optionsFrom?.questionId).toBe(q?.id);
  expect(r?.options?.slice(0, 2).map(({ id }) => id)).toEqual(q?.options?.map(({ id }) => id));
  expect(r?.options?.[2]?.id).toMatch(/^new/);
  expect(s?.showIf).toEqual(condition(r?.id ?? '', q?.options?.[0]?.id ?? ''));
  expect(q?.options?.[1]?.showIf).toEqual(condition(p?.id ?? '', p?.options?.[0]?.id ?? ''));
});
