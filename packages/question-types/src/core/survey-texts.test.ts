import {
  estimatedMinutes,
  surveyTexts,
  translated,
  translatedLanguages,
  translationProgress,
  withoutStaleTranslations,
} from '../core';
import { options, question, survey } from '../testing/questions';

const full = survey(
  [
    question('a', { type: 'dropdown', options: options('x'), description: 'Why we ask' }),
    question('b', { type: 'rating', ratingLabels: ['1', '2', '3', '4', '5'] }),
    question('c', { type: 'number', numberLabels: { 3: 'Fine' } }),
    question('d', { type: 'image', imageOptions: [{ id: 'i', label: 'Oak', imageUrl: '/i', alt: 'A tree' }] }),
  ],
  { introText: 'Hello', introFile: { url: '/f', name: 'map.png', type: 'image', size: 1, alt: 'A map' } },
);

describe('texts of a survey', () => {
  it('are all that residents read, each with its path, its question and what it is', () => {
    expect(surveyTexts(full).map(({ path }) => path)).toEqual([
      ...['title', 'introText', 'introFile.alt'],
      ...['questions.a.title', 'questions.a.description', 'questions.a.options.x'],
      'questions.b.title',
      ...[0, 1, 2, 3, 4].map((level) => `questions.b.ratingLabels.${level}`),
      ...['questions.c.title', 'questions.c.numberLabels.3'],
      ...['questions.d.title', 'questions.d.imageOptions.i.label', 'questions.d.imageOptions.i.alt'],
    ]);
    expect(surveyTexts(full)[5]).toEqual({
      path: 'questions.a.options.x',
      text: 'Label x',
      questionId: 'a',
      what: 'Option 1',
    });
  });

  it('every one of them can be translated, and nothing but words changes', () => {
    const words = Object.fromEntries(surveyTexts(full).map(({ path }) => [path, `cy ${path}`]));
    const welsh = translated({ ...full, translations: { cy: words } }, 'cy');
    expect(surveyTexts(welsh).map(({ path, text }) => [path, text])).toEqual(Object.entries(words));
    expect(welsh.language).toBe('cy');
    const back = Object.fromEntries(surveyTexts(full).map(({ path, text }) => [path, text]));
    const { language: _, translations: __, ...again } = translated({ ...welsh, translations: { en: back } }, 'en');
    expect(again).toEqual(full);
  });

  it('without a translation stay in the main language; an unknown language changes nothing', () => {
    const partly = { ...full, language: 'en', translations: { cy: { title: 'Parc', introText: ' ' } } };
    expect(translated(partly, 'cy')).toMatchObject({ title: 'Parc', introText: 'Hello', language: 'cy' });
    expect(translated(partly, 'fr')).toBe(partly);
    expect(translationProgress(partly, 'cy')).toEqual({ done: 1, total: 17 });
    expect(translationProgress(partly, 'fr')).toEqual({ done: 0, total: 17 });
  });

  it('that are gone, take their translations with them; so do blank ones and those into the main language', () => {
    const kept = { title: 'Parc', 'questions.a.options.x': 'Opsiwn' };
    const stale = {
      ...full,
      language: 'en',
      translations: { cy: { ...kept, 'questions.a.options.gone': 'x', introText: ' ' }, fr: { gone: 'x' }, en: kept },
    };
    expect(withoutStaleTranslations(stale).translations).toEqual({ cy: kept, fr: {} });
    expect(withoutStaleTranslations({ ...stale, translations: { en: kept } })).not.toHaveProperty('translations');
  });

  it('in a language that has no words yet are kept in mind, and not offered to residents', () => {
    const begun = { ...full, language: 'en', translations: { fr: {}, cy: { title: 'Parc' }, de: { title: ' ' } } };
    expect(Object.keys(withoutStaleTranslations(begun).translations ?? {})).toEqual(['fr', 'cy', 'de']);
    expect(translatedLanguages(begun)).toEqual(['cy']);
    expect(translatedLanguages(full)).toEqual([]);
  });
});

describe('estimated minutes', () => {
  it('are 0 without questions, else at least half a minute, in halves', () => {
    expect(estimatedMinutes(survey([]))).toBe(0);
    expect(estimatedMinutes(survey([question('a')]))).toBe(0.5);
  });
  it('a usual question takes about ten seconds with its reading, a long answer a minute more', () => {
    const ratings = Array.from({ length: 12 }, (_, at) =>
      question(`q${at}`, {
        type: 'rating',
        title: 'How do you like the paths in the park?',
        ratingLabels: ['Very bad', 'Bad', 'So so', 'Good', 'Very good'],
      }),
    );
    expect(estimatedMinutes(survey(ratings))).toBe(2);
    expect(estimatedMinutes(survey([...ratings, question('w', { type: 'textarea' })]))).toBe(3);
  });
  it('grow with the words of the introduction, 238 a minute', () => {
    const introText = Array(238).fill('word').join(' ');
    expect(estimatedMinutes(survey([question('a')], { introText }))).toBe(1.5);
  });
  it('of a list of a thousand options count what people read of it', () => {
    const long = question('a', {
      type: 'dropdown',
      options: options(...Array.from({ length: 1000 }, (_, at) => `${at}`)),
    });
    expect(estimatedMinutes(survey([long]))).toBe(0.5);
  });
});
