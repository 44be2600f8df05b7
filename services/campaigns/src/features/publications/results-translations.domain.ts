import type { PublishedQuestion, PublishedResults } from '@folkmoot/contracts';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { TranslatedTexts } from '../../entities/survey';

type Translations = NonNullable<PublishedResults['translations']>;
type Words = Readonly<Record<string, string>>;

const textsOf = ({ label, rows, parts }: PublishedQuestion): string[] => [
  label,
  ...[...rows, ...parts, ...parts.flatMap((part) => part.rows)].map((each) => each.label),
];

const translatedOnly = (texts: readonly string[], words: Words | undefined): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const translation = lookup(words, text);
      return translation === undefined ? [] : [[text, translation]];
    }),
  );

type Texts = Pick<PublishedResults, 'title' | 'introduction' | 'questions'>;

/** Only texts that the results show. Title and introduction where the council left those of the survey. */
const translationOf = (
  { title, introduction, questions }: Texts,
  { survey, questions: words }: TranslatedTexts,
): Translations[string] => {
  const [ownTitle, ownIntroduction] = [lookup(survey, title), lookup(survey, introduction)];
  return {
    ...(ownTitle !== undefined && { title: ownTitle }),
    ...(ownIntroduction !== undefined && { introduction: ownIntroduction }),
    questions: Object.fromEntries(
      questions.map((question) => [
        question.questionId,
        translatedOnly(textsOf(question), lookup(words, question.questionId)),
      ]),
    ),
  };
};

const isEmpty = ({ questions }: Translations[string]): boolean =>
  Object.values(questions).every((words) => Object.keys(words).length === 0);

/** The survey's own translations of what the results show. A language without a translated question is absent. */
export const translationsOf = (
  results: Texts,
  languages: readonly TranslatedTexts[],
): Pick<PublishedResults, 'translations'> => {
  const translations = languages
    .map((texts) => [texts.language, translationOf(results, texts)] as const)
    .filter(([, translation]) => !isEmpty(translation));
  return translations.length === 0 ? {} : { translations: Object.fromEntries(translations) };
};
