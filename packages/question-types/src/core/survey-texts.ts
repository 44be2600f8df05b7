import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { remembered } from './remembered';
import { textNames } from './survey-texts.messages';

/** One text of a survey that can be translated. */
export interface SurveyText {
  /** Where it stands: `title`, `questions.q1.options.o1`. The key of its translations. */
  path: string;
  text: string;
  /** Null for texts of the survey itself. */
  questionId: string | null;
  /** What it is, in words: Question title, Option 2. */
  what: string;
}

/** Gives the words that stand at a path instead of `text`. */
type Reword = (path: string, text: string, what: string) => string;

const rewordOptions = (question: Question, reword: Reword): Pick<Question, 'options' | 'imageOptions'> => ({
  ...(question.options && {
    options: question.options.map((option, index) => ({
      ...option,
      label: reword(`options.${option.id}`, option.label, textNames.option(index + 1)),
    })),
  }),
  ...(question.imageOptions && {
    imageOptions: question.imageOptions.map((option, index) => ({
      ...option,
      label: reword(`imageOptions.${option.id}.label`, option.label, textNames.image(index + 1)),
      ...(option.alt && {
        alt: reword(`imageOptions.${option.id}.alt`, option.alt, textNames.imageAlt(index + 1)),
      }),
    })),
  }),
});

const rewordLabels = (question: Question, reword: Reword): Pick<Question, 'ratingLabels' | 'numberLabels'> => ({
  ...(question.ratingLabels && {
    ratingLabels: question.ratingLabels.map((label, index) =>
      reword(`ratingLabels.${index}`, label, textNames.level(index + 1)),
    ),
  }),
  ...(question.numberLabels && {
    numberLabels: Object.fromEntries(
      Object.entries(question.numberLabels).map(([value, label]) => [
        value,
        reword(`numberLabels.${value}`, label, textNames.value(value)),
      ]),
    ),
  }),
});

/** The question in other words. Paths are those inside the question. */
const rewordQuestion = (question: Question, reword: Reword): Question => ({
  ...question,
  title: reword('title', question.title, textNames.questionTitle),
  ...(question.description && { description: reword('description', question.description, textNames.description) }),
  ...rewordOptions(question, reword),
  ...rewordLabels(question, reword),
});

const rewordSurvey = (content: SurveyContent, reword: Reword): Omit<SurveyContent, 'questions'> => ({
  ...content,
  title: reword('title', content.title, textNames.title),
  description: reword('description', content.description, textNames.description),
  introText: reword('introText', content.introText, textNames.introText),
  introFile: content.introFile && {
    ...content.introFile,
    ...(content.introFile.alt && {
      alt: reword('introFile.alt', content.introFile.alt, textNames.introFileAlt),
    }),
  },
});

const collect = (read: (reword: Reword) => unknown, prefix: string, questionId: string | null): SurveyText[] => {
  const texts: SurveyText[] = [];
  read((path, text, what) => {
    if (text.trim() !== '') texts.push({ path: `${prefix}${path}`, text, questionId, what });
    return text;
  });
  return texts;
};

const prefixOf = ({ id }: Question): string => `questions.${id}.`;

/** The texts of one question, in the order in which people read them. */
export const questionTexts = remembered((question: Question): readonly SurveyText[] =>
  collect((reword) => rewordQuestion(question, reword), prefixOf(question), question.id),
);

const ownTexts = (content: SurveyContent): SurveyText[] => collect((reword) => rewordSurvey(content, reword), '', null);

/** Every text of a survey that is not blank: what a translation has to give. */
export const surveyTexts = (content: SurveyContent): SurveyText[] => [
  ...ownTexts(content),
  ...content.questions.flatMap(questionTexts),
];

/** The survey as it reads in `language`; what is not translated stays in the main language. */
export const translated = (content: SurveyContent, language: string): SurveyContent => {
  const words = lookup(content.translations, language);
  if (!words) return content;
  const reword =
    (prefix: string): Reword =>
    (path, text) =>
      lookup(words, `${prefix}${path}`)?.trim() || text;
  return {
    ...rewordSurvey(content, reword('')),
    language,
    questions: content.questions.map((question) => rewordQuestion(question, reword(prefixOf(question)))),
  };
};

type Words = Readonly<Record<string, string>>;
const countIn = (texts: readonly SurveyText[], words: Words): number =>
  texts.filter(({ path }) => lookup(words, path)?.trim()).length;

/** How many texts of a question are among these words. */
const countFor = remembered((words: Words) =>
  remembered((question: Question) => countIn(questionTexts(question), words)),
);
const noWords: Words = {};

/** How many of the survey's texts have words in `language`. */
export const translationProgress = (content: SurveyContent, language: string): { done: number; total: number } => {
  const words = lookup(content.translations, language) ?? noWords;
  const own = ownTexts(content);
  const count = countFor(words);
  return content.questions.reduce(
    ({ done, total }, question) => ({
      done: done + count(question),
      total: total + questionTexts(question).length,
    }),
    { done: countIn(own, words), total: own.length },
  );
};

/** The languages beside the main one that the survey can be read in: those with words. */
export const translatedLanguages = ({ language, translations = {} }: SurveyContent): string[] =>
  Object.entries(translations).flatMap(([tag, words]) =>
    tag !== language && Object.values(words).some((text) => text.trim()) ? [tag] : [],
  );

/**
 * The survey without translations of texts that it does not have any more, and without blank ones. A language that
 * nothing is written in yet stays: somebody means to.
 */
export const withoutStaleTranslations = (content: SurveyContent): SurveyContent => {
  const { translations, ...rest } = content;
  if (!translations) return content;
  const paths = new Set(surveyTexts(content).map(({ path }) => path));
  const kept = Object.entries(translations).flatMap(([language, words]) => {
    const used = Object.entries(words).filter(([path, text]) => paths.has(path) && text.trim() !== '');
    return language === content.language ? [] : [[language, Object.fromEntries(used)] as const];
  });
  return kept.length > 0 ? { ...rest, translations: Object.fromEntries(kept) } : rest;
};
