import type { SurveyContent } from '@folkmoot/contracts/client';
import { checkSurvey } from './check-survey';
import { compareSurveys } from './compare-surveys';
import { surveyTexts, translated, withoutStaleTranslations } from './survey-texts';

const plain: SurveyContent = {
  title: 'Park',
  description: '',
  introText: '',
  introFile: null,
  questions: [{ id: 'q1', type: 'text', title: 'Why?', required: false }],
};
const link = { id: 'l1', label: 'See the plans', url: 'https://riverside.example/plans' };
const content: SurveyContent = { ...plain, thankYouText: 'We meet in May.', thankYouLinks: [link] };

describe('the own thank-you of a survey', () => {
  it('has texts that can be translated, and addresses that stay', () => {
    const paths = surveyTexts(content).map(({ path }) => path);
    expect(paths).toEqual(['title', 'thankYouText', 'thankYouLinks.l1', 'questions.q1.title']);
    const cy = { thankYouText: 'Byddwn yn cwrdd ym Mai.', 'thankYouLinks.l1': 'Gweld y cynlluniau' };
    expect(translated({ ...content, translations: { cy } }, 'cy')).toMatchObject({
      thankYouText: cy.thankYouText,
      thankYouLinks: [{ ...link, label: 'Gweld y cynlluniau' }],
    });
  });

  it('loses the translation of a link that was removed', () => {
    const translations = { cy: { title: 'Parc', 'thankYouLinks.l1': 'Gweld' } };
    expect(withoutStaleTranslations({ ...content, thankYouLinks: [], translations }).translations).toEqual({
      cy: { title: 'Parc' },
    });
  });

  it('is a safe change of texts when it is added, and no change when it is empty', () => {
    expect(compareSurveys(plain, content)).toMatchObject({
      startsNewSeries: false,
      changes: [{ kind: 'texts_changed', isSafe: true }],
    });
    expect(compareSurveys(plain, { ...plain, thankYouText: '', thankYouLinks: [] }).changes).toEqual([]);
  });

  it.each(['http://riverside.example', 'javascript:alert(1)', 'riverside.example', ''])(
    'prevents publishing when the address of a link is %s',
    (url) => {
      const problems = checkSurvey({ ...content, thankYouLinks: [{ ...link, url }] });
      expect(problems).toEqual([expect.objectContaining({ severity: 'error', questionId: null })]);
    },
  );

  it('prevents publishing when a link has no text, and nothing else does', () => {
    expect(checkSurvey({ ...content, thankYouLinks: [{ ...link, label: ' ' }] })).toMatchObject([
      { severity: 'error', message: 'Link 1 of the thank-you has no text.' },
    ]);
    expect(checkSurvey(content)).toEqual([]);
  });
});
