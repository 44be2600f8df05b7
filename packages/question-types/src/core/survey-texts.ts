import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { withCarriedOptions } from '../options/carried-options';
import { ownPromoterLabel } from '../types/number/promoter-score';
import { ownRatingLabel } from '../types/rating/rating-labels';
import { introFileIn } from './intro-files';
import { remembered } from './remembered';
import { textNames } from './survey-texts.messages';

/** One text of a survey that can be translated. */
export interface SurveyText {
  /** Its position: `title`, `questions.q1.options.o1`. The key of its translations. */
  path: string;
  text: string;
  /** Null for texts of the survey itself. */
  questionId: string | null;
  /** Its name for translators: Question title, Option 2. */
  what: string;
  /** The product's default text in a language, used when there is no custom text. Null when there is no default. */
  own?: OwnWords | undefined;
}

type OwnWords = (language: string) => string | null;

/** Returns the replacement for the `text` at a path. */
type Reword = (path: string, text: string, label: string, own?: OwnWords) => string;

const rewordImages = (question: Question, reword: Reword): Pick<Question, 'imageOptions'> => ({
  ...(question.imageOptions && {
    imageOptions: question.imageOptions.map((option, index) =>
      option.isCarried
        ? option
        : {
            ...option,
            label: reword(`imageOptions.${option.id}.label`, option.label, textNames.image(index + 1)),
            ...(option.alt && {
              alt: reword(`imageOptions.${option.id}.alt`, option.alt, textNames.imageAlt(index + 1)),
            }),
          },
    ),
  }),
});

/** Carried options are not worded again: they follow their originals (`withCarriedOptions`). */
const rewordOptions = (question: Question, reword: Reword): Pick<Question, 'options' | 'columns' | 'imageOptions'> => ({
  ...(question.options && {
    options: question.options.map((option, index) => {
      const name = question.columns ? textNames.row(index + 1) : textNames.option(index + 1);
      return option.isCarried ? option : { ...option, label: reword(`options.${option.id}`, option.label, name) };
    }),
  }),
  ...(question.columns && {
    columns: question.columns.map((column, index) => ({
      ...column,
      label: reword(`columns.${column.id}`, column.label, textNames.column(index + 1)),
    })),
  }),
  ...rewordImages(question, reword),
});

const rewordLabels = (
  question: Question,
  reword: Reword,
): Pick<Question, 'ratingLabels' | 'numberLabels' | 'numberUnit'> => ({
  ...(question.ratingLabels && {
    ratingLabels: question.ratingLabels.map((label, index) =>
      reword(`ratingLabels.${index}`, label, textNames.level(index + 1), (language) =>
        ownRatingLabel(label, index, language),
      ),
    ),
  }),
  ...(question.numberLabels && {
    numberLabels: Object.fromEntries(
      Object.entries(question.numberLabels).map(([value, label]) => [
        value,
        reword(
          `numberLabels.${value}`,
          label,
          textNames.value(value),
          question.isPromoterScore ? (language) => ownPromoterLabel(label, value, language) : undefined,
        ),
      ]),
    ),
  }),
  ...(question.numberUnit && { numberUnit: reword('numberUnit', question.numberUnit, textNames.unit) }),
});

/** The question with replaced texts. Paths are relative to the question. */
const rewordQuestion = (question: Question, reword: Reword): Question => ({
  ...question,
  title: reword('title', question.title, textNames.questionTitle),
  ...(question.description && { description: reword('description', question.description, textNames.description) }),
  ...(question.consentText && { consentText: reword('consentText', question.consentText, textNames.consent) }),
  ...rewordOptions(question, reword),
  ...rewordLabels(question, reword),
});

const rewordSurvey = (content: SurveyContent, reword: Reword): Omit<SurveyContent, 'questions'> => ({
  ...content,
  title: reword('title', content.title, textNames.title),
  description: reword('description', content.description, textNames.description),
  introText: reword('introText', content.introText, textNames.introText),
  ...(content.thankYouText && {
    thankYouText: reword('thankYouText', content.thankYouText, textNames.thankYouText),
  }),
  ...(content.thankYouLinks && {
    thankYouLinks: content.thankYouLinks.map((link, index) => ({
      ...link,
      label: reword(`thankYouLinks.${link.id}`, link.label, textNames.thankYouLink(index + 1)),
    })),
  }),
  ...(content.sections && {
    sections: content.sections.map((section, index) => ({
      ...section,
      title: reword(`sections.${section.id}.title`, section.title, textNames.sectionTitle(index + 1)),
      ...(section.text && {
        text: reword(`sections.${section.id}.text`, section.text, textNames.sectionText(index + 1)),
      }),
    })),
  }),
  ...(content.endPages && {
    endPages: content.endPages.map((endPage, index) => ({
      ...endPage,
      title: reword(`endPages.${endPage.id}.title`, endPage.title, textNames.endPageTitle(index + 1)),
      ...(endPage.text && {
        text: reword(`endPages.${endPage.id}.text`, endPage.text, textNames.endPageText(index + 1)),
      }),
      ...(endPage.links && {
        links: endPage.links.map((link, at) => ({
          ...link,
          label: reword(
            `endPages.${endPage.id}.links.${link.id}`,
            link.label,
            textNames.endPageLink(index + 1, at + 1),
          ),
        })),
      }),
    })),
  }),
  ...(content.limits && {
    limits: {
      ...content.limits,
      ...(content.limits.fullText && {
        fullText: reword('limits.fullText', content.limits.fullText, textNames.fullText),
      }),
    },
  }),
  introFile: content.introFile && {
    ...content.introFile,
    ...(content.introFile.alt && {
      alt: reword('introFile.alt', content.introFile.alt, textNames.introFileAlt),
    }),
  },
});

const collect = (read: (reword: Reword) => unknown, prefix: string, questionId: string | null): SurveyText[] => {
  const texts: SurveyText[] = [];
  read((path, text, label, own) => {
    if (text.trim() !== '') texts.push({ path: `${prefix}${path}`, text, questionId, what: label, own });
    return text;
  });
  return texts;
};

const prefixOf = ({ id }: Question): string => `questions.${id}.`;

/** The texts of one question, in reading order. */
export const questionTexts = remembered((question: Question): readonly SurveyText[] =>
  collect((reword) => rewordQuestion(question, reword), prefixOf(question), question.id),
);

const ownTexts = (content: SurveyContent): SurveyText[] => collect((reword) => rewordSurvey(content, reword), '', null);

/** Every text of a survey that is not blank: the texts to translate. */
export const surveyTexts = (content: SurveyContent): SurveyText[] => [
  ...ownTexts(content),
  ...content.questions.flatMap(questionTexts),
];

/** The survey in `language`. Texts without a translation stay in the main language, or use the product's defaults. */
export const translated = (content: SurveyContent, language: string): SurveyContent => {
  const words = lookup(content.translations, language);
  if (!words) return content;
  const reword =
    (prefix: string): Reword =>
    (path, text, _, own) =>
      lookup(words, `${prefix}${path}`)?.trim() || own?.(language) || text;
  const { introFile, ...texts } = rewordSurvey(content, reword(''));
  return {
    ...texts,
    introFile: introFileIn({ ...content, introFile }, language),
    language,
    questions: withCarriedOptions(
      content.questions.map((question) => rewordQuestion(question, reword(prefixOf(question)))),
    ),
  };
};

/** The survey in its main language: unchanged English default texts are replaced by the defaults in that language. */
export const withOwnWords = (content: SurveyContent, language: string): SurveyContent => ({
  ...content,
  questions: withCarriedOptions(
    content.questions.map((question) =>
      rewordQuestion(question, (_, text, __, own) => (own?.('en') === text && own(language)) || text),
    ),
  ),
});

type Words = Readonly<Record<string, string>>;

/** True when a text is translated, or has a default text in the language. */
export const isTranslated = ({ path, own }: SurveyText, words: Words | undefined, language: string): boolean =>
  Boolean(lookup(words, path)?.trim() || own?.(language));

const countIn = (texts: readonly SurveyText[], words: Words, language: string): number =>
  texts.filter((text) => isTranslated(text, words, language)).length;

/** Counts the readable texts of a question in a language. Cached by the language's texts object. */
const countFor = remembered((words: Words) => {
  const byLanguage = new Map<string, (question: Question) => number>();
  return (language: string) => {
    const count =
      byLanguage.get(language) ?? remembered((question: Question) => countIn(questionTexts(question), words, language));
    byLanguage.set(language, count);
    return count;
  };
});
const noWords: Words = {};

/** Number of the survey's texts with a translation or default in `language`. */
export const translationProgress = (content: SurveyContent, language: string): { done: number; total: number } => {
  const words = lookup(content.translations, language) ?? noWords;
  const own = ownTexts(content);
  const count = countFor(words)(language);
  return content.questions.reduce(
    ({ done, total }, question) => ({
      done: done + count(question),
      total: total + questionTexts(question).length,
    }),
    { done: countIn(own, words, language), total: own.length },
  );
};

/** The languages besides the main one that have translated texts. */
export const translatedLanguages = ({ language, translations = {} }: SurveyContent): string[] =>
  Object.entries(translations).flatMap(([tag, words]) =>
    tag !== language && Object.values(words).some((text) => text.trim()) ? [tag] : [],
  );

/**
 * The survey without translations of removed texts, without blank translations, and without introduction files of
 * removed languages. A language without texts remains, because staff plan to translate it.
 */
export const withoutStaleTranslations = (content: SurveyContent): SurveyContent => {
  const { translations, introFiles = {}, ...others } = content;
  const files = Object.entries(introFiles).filter(
    ([language]) => language !== content.language && lookup(translations, language),
  );
  const rest = files.length > 0 ? { ...others, introFiles: Object.fromEntries(files) } : others;
  if (!translations) return rest;
  const paths = new Set(surveyTexts(content).map(({ path }) => path));
  const kept = Object.entries(translations).flatMap(([language, words]) => {
    const used = Object.entries(words).filter(([path, text]) => paths.has(path) && text.trim() !== '');
    return language === content.language ? [] : [[language, Object.fromEntries(used)] as const];
  });
  return kept.length > 0 ? { ...rest, translations: Object.fromEntries(kept) } : rest;
};
