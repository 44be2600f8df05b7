import type { Comment } from '@folkmoot/ai-providers';
import type { Answer } from '@folkmoot/contracts';

export interface Asked {
  readonly id: string;
  readonly title: string;
  readonly isInOwnWords: boolean;
  /** Its answers are comments, not short facts. */
  readonly isComment: boolean;
}

interface Given {
  readonly id: string;
  readonly answers: readonly Answer[];
}

export interface Words {
  readonly comments: readonly Comment[];
  /** What people gave where they were asked for a name or the like. */
  readonly names: readonly string[];
}

/** Questions for what leads to a person; "What should we address first?" is none. */
const personal =
  /(?<!\p{L})(?:(?:your|full|first|last|family|sur|fore)[ -]?name|name\s{0,3}[?:*]?\s{0,3}$|e-?mail|phone number|telephone|mobile (?:phone|number)|(?:your|home|postal|street) address|address\s{0,3}[?:*]?\s{0,3}$|post ?code|zip code|date of birth|su nombre|nombre y apellidos?|correo electrónico|teléfono|su dirección|fecha de nacimiento|votre nom|nom et prénom|prénom|courriel|téléphone|votre adresse|date de naissance|ihr name|vorname|nachname|telefon|ihre adresse|anschrift|geburtsdatum)/iu;
const FEW_WORDS = 6;
const MOST_NAMES = 2_000;

/** Whether a question asks for what leads to a person. */
export const asksForPerson = (title: string): boolean => personal.test(title);

const isShort = (text: string): boolean => text.split(/\s+/).length <= FEW_WORDS;

interface Written {
  readonly comment: Comment;
  readonly isComment: boolean;
  /** It is what leads to a person, not an opinion. */
  readonly isPersonal: boolean;
}

const writtenIn = ({ id: responseId, answers }: Given, asked: ReadonlyMap<string, Asked>): Written[] =>
  answers.flatMap(({ questionId, answer }) => {
    const question = asked.get(questionId);
    const text = typeof answer === 'string' ? answer.trim() : '';
    if (!question?.isInOwnWords || text === '') return [];
    const isPersonal = asksForPerson(question.title) && isShort(text);
    return [{ comment: { responseId, questionId, text }, isComment: question.isComment && !isPersonal, isPersonal }];
  });

/** What people gave where they were asked for a name and the like. */
export const namesAsked = (
  responses: readonly Given[],
  questions: readonly Pick<Asked, 'id' | 'title'>[],
): string[] => {
  const asking = new Set(questions.filter(({ title }) => asksForPerson(title)).map(({ id }) => id));
  const given = responses
    .flatMap(({ answers }) => answers)
    .flatMap(({ questionId, answer }) => (asking.has(questionId) && typeof answer === 'string' ? [answer.trim()] : []));
  return [...new Set(given)].slice(0, MOST_NAMES);
};

/** What people wrote as comments; short answers to questions for a name, address and the like are none. */
export const wordsOf = (responses: readonly Given[], questions: readonly Asked[]): Words => {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const written = responses.flatMap((response) => writtenIn(response, asked));
  const names = new Set(written.filter(({ isPersonal }) => isPersonal).map(({ comment: { text } }) => text));
  return {
    comments: written.filter(({ isComment }) => isComment).map(({ comment }) => comment),
    names: [...names].slice(0, MOST_NAMES),
  };
};
