import {
  defaultRatingLabels,
  estimatedMinutes,
  markedIntroFile,
  questionType,
  surveyTexts,
  translated,
  translatedLanguages,
  translationProgress,
  withOwnWords,
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

describe('the introduction file of a language', () => {
  const file = (name: string) => ({ url: `/${name}`, name, type: 'pdf' as const, size: 1 });
  const translations = { cy: { title: 'Y parc' }, fr: { title: 'Le parc' } };
  const both = survey([], { introFile: file('en'), introFiles: { cy: file('cy') }, translations, language: 'en' });
  it('is its own, else the main one with the name of its language', () => {
    const shown = (content: typeof both, language: string) => {
      const { introFile } = translated(content, language);
      return markedIntroFile({ ...content, introFile }, { main: 'en', language });
    };
    expect(shown(both, 'cy')).toEqual(file('cy'));
    expect(shown(both, 'en')).toEqual(file('en'));
    expect(shown(both, 'fr')).toEqual({ ...file('en'), inLanguage: 'English' });
    expect(shown({ ...both, introFile: null }, 'fr')).toBeNull();
    expect(shown({ ...both, introFile: null }, 'cy')).toEqual(file('cy'));
  });
  it('is removed with its language, and when it is the main language', () => {
    const kept = (patch: object) => withoutStaleTranslations({ ...both, ...patch }).introFiles;
    expect(kept({})).toEqual({ cy: file('cy') });
    expect(kept({ translations: { fr: { title: 'Le parc' } } })).toBeUndefined();
    expect(kept({ translations: undefined })).toBeUndefined();
    expect(kept({ language: 'cy' })).toBeUndefined();
  });
});

describe('texts of a survey', () => {
  it('contain everything that residents read, each with path, question and name', () => {
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

  it('can all be translated, and only texts change', () => {
    const words = Object.fromEntries(surveyTexts(full).map(({ path }) => [path, `cy ${path}`]));
    const welsh = translated({ ...full, translations: { cy: words } }, 'cy');
    expect(surveyTexts(welsh).map(({ path, text }) => [path, text])).toEqual(Object.entries(words));
    expect(welsh.language).toBe('cy');
    const back = Object.fromEntries(surveyTexts(full).map(({ path, text }) => [path, text]));
    const { language: _, translations: __, ...again } = translated({ ...welsh, translations: { en: back } }, 'en');
    expect(again).toEqual(full);
  });

  it('stay in the main language when they have no translation or the language is unknown', () => {
    const partly = { ...full, language: 'en', translations: { cy: { title: 'Parc', introText: ' ' } } };
    expect(translated(partly, 'cy')).toMatchObject({ title: 'Parc', introText: 'Hello', language: 'cy' });
    expect(translated(partly, 'fr')).toBe(partly);
    expect(translationProgress(partly, 'cy')).toEqual({ done: 1, total: 17 });
    expect(translationProgress(partly, 'fr')).toEqual({ done: 0, total: 17 });
  });

  it('are default labels in the language of the survey when no custom labels exist', () => {
    const rating = question('b', { type: 'rating', ratingLabels: [...defaultRatingLabels.slice(0, 4), 'Brilliant'] });
    const translations = { cy: { 'questions.b.ratingLabels.0': 'Trist iawn' }, ar: {}, sv: { title: 'Park' } };
    const content = { ...survey([rating]), language: 'en', translations };
    const labelsIn = (language: string) => translated(content, language).questions[0]?.ratingLabels;
    expect(labelsIn('cy')).toEqual(['Trist iawn', 'Anfodlon', 'Niwtral', 'Bodlon', 'Brilliant']);
    expect(labelsIn('ar')).toEqual(['غير راضٍ إطلاقًا', 'غير راضٍ', 'محايد', 'راضٍ', 'Brilliant']);
    expect(labelsIn('sv')).toEqual(rating.ratingLabels);
    expect(withOwnWords(content, 'es').questions[0]?.ratingLabels).toEqual([
      ...['Muy insatisfecho', 'Insatisfecho', 'Neutral', 'Satisfecho'],
      'Brilliant',
    ]);
    expect(withOwnWords(content, 'en')).toEqual(content);
    // The default labels are neither missing in Welsh nor to be translated. Only the custom one is.
    const total = surveyTexts(content).length;
    expect(translationProgress(content, 'cy')).toEqual({ done: 4, total });
    expect(translationProgress(content, 'sv')).toEqual({ done: 1, total });
  });

  it('are in the main language of the survey when a question is new', () => {
    expect(questionType('rating').create('a', () => 'o', 'cy').ratingLabels?.[4]).toBe('Bodlon iawn');
  });

  it('lose their translations when they are removed, blank or in the main language', () => {
    const kept = { title: 'Parc', 'questions.a.options.x': 'Opsiwn' };
    const stale = {
      ...full,
      language: 'en',
      translations: { cy: { ...kept, 'questions.a.options.gone': 'x', introText: ' ' }, fr: { gone: 'x' }, en: kept },
    };
    expect(withoutStaleTranslations(stale).translations).toEqual({ cy: kept, fr: {} });
    expect(withoutStaleTranslations({ ...stale, translations: { en: kept } })).not.toHaveProperty('translations');
  });

  it('keep a planned language without texts, and do not offer it to residents', () => {
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
  it('are about ten seconds for a usual question, and a minute more for a long answer', () => {
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
  it('count only the options that people read when a list has a thousand', () => {
    const long = question('a', {
      type: 'dropdown',
      options: options(...Array.from({ length: 1000 }, (_, at) => `${at}`)),
    });
    expect(estimatedMinutes(survey([long]))).toBe(0.5);
  });
});
