import { type PublishedResults, toPublicCouncil } from '@folkmoot/contracts';
import { aCouncil } from '../../testing/fixtures';
import { councilIn, languagesOf, resultsIn } from './results-language.domain';

const question = {
  questionId: 'area',
  label: 'Where?',
  parts: [{ value: 'p', label: 'East', rows: [{ label: 'West' }] }],
};
const results = {
  language: 'en',
  title: 'The park',
  introduction: 'Thank you',
  questions: [{ ...question, rows: [{ label: 'East' }, { label: 'West' }] }],
  translations: { cy: { title: 'Y parc', questions: { area: { 'Where?': 'Ble?', East: 'Dwyrain' } } } },
} as unknown as PublishedResults;

describe('the language of results', () => {
  it('texts with a translation are translated, in parts too, and all others stay', () => {
    const { title, introduction, questions } = resultsIn(results, 'cy');
    expect([title, introduction, questions]).toEqual([
      'Y parc',
      'Thank you',
      [
        {
          questionId: 'area',
          label: 'Ble?',
          rows: [{ label: 'Dwyrain' }, { label: 'West' }],
          parts: [{ value: 'p', label: 'Dwyrain', rows: [{ label: 'West' }] }],
        },
      ],
    ]);
    expect(resultsIn(results, 'en')).toBe(results);
    expect(languagesOf(results)).toEqual(['en', 'cy']);
  });

  it('our own texts are in the language of the results where the council has them', () => {
    const own = toPublicCouncil({ ...aCouncil(), language: 'de' });
    expect([councilIn(own, 'cy').language, councilIn(own, 'xx').language]).toEqual(['cy', 'de']);
  });
});
