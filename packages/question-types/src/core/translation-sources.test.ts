import { checkSurvey, staleTexts, withSource, withSources } from '../core';
import { question, survey } from '../testing/questions';

const plain = survey([question('a')], { language: 'en' });

describe('a translation', () => {
  const content = { ...plain, translations: { pl: { title: 'Park' } } };
  const keyed = withSources(content, plain);

  it('is stale when its text was changed after it was translated', () => {
    expect(staleTexts(keyed, 'pl')).toEqual([]);
    const changed = { ...keyed, title: 'Another title' };
    expect(staleTexts(changed, 'pl').map(({ path }) => path)).toEqual(['title']);
    expect(checkSurvey(changed).map(({ code }) => code)).toContain('translation_stale');
  });
  it('of an earlier release is stale when its text is changed by a client that sends no keys', () =>
    expect(staleTexts(withSources({ ...content, title: 'Another title' }, content), 'pl')).toHaveLength(1));
  it('is current again when somebody translates the new text', () => {
    const changed = { ...keyed, title: 'Another title' };
    expect(staleTexts(withSource(changed, 'pl', 'title', changed.title), 'pl')).toEqual([]);
  });
  it('loses its key together with its words', () =>
    expect(withSources({ ...keyed, translations: {} }, keyed).translationSources).toEqual({}));
});
