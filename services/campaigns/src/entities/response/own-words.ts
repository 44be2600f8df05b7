import type { Comment } from '@folkmoot/ai-providers';
import type { Answer } from '@folkmoot/contracts';

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

/** Matches questions for personal data, but not "What should we address first?". */
const personal =
  /(?<!\p{L})(?:(?:your|full|first|last|family|sur|fore)[ -]?name|name\s{0,3}[?:*]?\s{0,3}$|e-?mail|phone number|telephone|mobile (?:phone|number)|(?:your|home|postal|street) address|address\s{0,3}[?:*]?\s{0,3}$|post ?code|zip code|date of birth|su nombre|nombre y apellidos?|correo electrónico|teléfono|su dirección|fecha de nacimiento|votre nom|nom et prénom|prénom|courriel|téléphone|votre adresse|date de naissance|ihr name|vorname|nachname|telefon|ihre adresse|anschrift|geburtsdatum)/iu;
const FEW_WORDS = 6;
const MOST_NAMES = 2_000;

/** Whether a question asks for personal data. */
export const asksForPerson = (title: string): boolean => personal.test(title);

/** Whether a question asks for personal data by its title, its type or what staff say about it. */
const isAboutPerson = ({ title, isPersonal = false }: Pick<TextQuestion, 'title' | 'isPersonal'>): boolean =>
  isPersonal || asksForPerson(title);

/** Whether an answer is short enough to be a name or an address only. */
export const isShort = (text: string): boolean => text.split(/\s+/).length <= FEW_WORDS;

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
