import type { Comment } from '@folkmoot/ai-providers';
import type { Answer } from '@folkmoot/contracts';
import { asksForPerson, isShort } from './asks-for-person.domain';

export interface TextQuestion {
  readonly id: string;
  readonly title: string;
  readonly isInOwnWords: boolean;
  /** Its answers are comments, not short facts. */
  readonly isComment: boolean;
  /** Its answers are personal data whatever its title says. */
  readonly isPersonal?: boolean;
}

interface AnsweredResponse {
  readonly id: string;
  readonly answers: readonly Answer[];
}

export interface Words {
  readonly comments: readonly Comment[];
  /** Answers to questions for a name or similar data. */
  readonly names: readonly string[];
}

const MOST_NAMES = 2_000;

/** Whether a question asks for personal data by its title, its type or what staff say about it. */
const isAboutPerson = ({ title, isPersonal = false }: Pick<TextQuestion, 'title' | 'isPersonal'>): boolean =>
  isPersonal || asksForPerson(title);

interface Written {
  readonly comment: Comment;
  readonly isComment: boolean;
  /** Its answers are personal data, not opinions. */
  readonly isPersonal: boolean;
}

const writtenIn = (
  { id: responseId, answers }: AnsweredResponse,
  questions: ReadonlyMap<string, TextQuestion>,
): Written[] =>
  answers.flatMap(({ questionId, answer }) => {
    const question = questions.get(questionId);
    const text = typeof answer === 'string' ? answer.trim() : '';
    if (!question?.isInOwnWords || text === '') return [];
    const isPersonal = question.isPersonal === true || (asksForPerson(question.title) && isShort(text));
    return [{ comment: { responseId, questionId, text }, isComment: question.isComment && !isPersonal, isPersonal }];
  });

/** Answers to questions for a name or similar data. */
export const namesAsked = (
  responses: readonly AnsweredResponse[],
  questions: readonly Pick<TextQuestion, 'id' | 'title' | 'isPersonal'>[],
): string[] => {
  const asking = new Set(questions.filter(isAboutPerson).map(({ id }) => id));
  const names = responses
    .flatMap(({ answers }) => answers)
    .flatMap(({ questionId, answer }) => (asking.has(questionId) && typeof answer === 'string' ? [answer.trim()] : []));
  return [...new Set(names)].slice(0, MOST_NAMES);
};

/** The comments that people wrote, without short answers to questions for a name, an address or similar data. */
export const wordsOf = (responses: readonly AnsweredResponse[], questions: readonly TextQuestion[]): Words => {
  const questionOf = new Map(questions.map((question) => [question.id, question]));
  const written = responses.flatMap((response) => writtenIn(response, questionOf));
  // A long text is no name that comments could repeat.
  const names = new Set(
    written.flatMap(({ isPersonal, comment: { text } }) => (isPersonal && isShort(text) ? [text] : [])),
  );
  return {
    comments: written.filter(({ isComment }) => isComment).map(({ comment }) => comment),
    names: [...names].slice(0, MOST_NAMES),
  };
};
