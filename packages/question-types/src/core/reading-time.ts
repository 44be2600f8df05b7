import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { questionType } from './registry';
import { remembered } from './remembered';
import { questionTexts } from './survey-texts';

/**
 * Estimated time for a survey: reading and answering.
 *
 * Reading: adults read 238 words of non-fiction a minute (Brysbaert 2019, doi 10.1016/j.jml.2019.104047, 190 studies).
 * Answering, each type's `answerSeconds`: an ordinary question takes about ten seconds with its reading, an open one
 * can take minutes (Pew Research Center 2022, "How we keep our online surveys from running too long"). The ratio
 * between the types follows the response burden points of Axhausen and others: a rating 2, an open answer 6, the first
 * place of a ranking 4 and each further one 3.
 */
const WORDS_PER_MINUTE = 238;
const SECONDS_PER_MINUTE = 60;
/** Long lists are searched, not read: limit of the options that count. */
const OPTIONS_READ = 20;
/** Title, description and that many options. */
const TEXTS_READ = 2 + OPTIONS_READ;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const wordsOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + wordsIn(text), 0);
const readingSeconds = (words: number): number => (words / WORDS_PER_MINUTE) * SECONDS_PER_MINUTE;

const questionSeconds = remembered(
  (question: Question): number =>
    readingSeconds(
      wordsOf(
        questionTexts(question)
          .slice(0, TEXTS_READ)
          .map(({ text }) => text),
      ),
    ) + questionType(question.type).answerSeconds(question),
);

type Timed = Pick<SurveyContent, 'questions'> &
  Partial<Pick<SurveyContent, 'title' | 'description' | 'introText' | 'sections'>>;

/**
 * Minutes for a person who sees every question, in steps of half a minute. At least half a minute, and 0 without
 * questions.
 */
export const estimatedMinutes = ({
  title = '',
  description = '',
  introText = '',
  questions,
  sections = [],
}: Timed): number => {
  if (questions.length === 0) return 0;
  const introduction = readingSeconds(
    wordsOf([title, description, introText, ...sections.flatMap((each) => [each.title, each.text ?? ''])]),
  );
  const seconds = questions.reduce((sum, question) => sum + questionSeconds(question), introduction);
  return Math.max(1, Math.round((seconds / SECONDS_PER_MINUTE) * 2)) / 2;
};
