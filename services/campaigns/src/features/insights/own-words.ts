import type { Comment } from '@folkmoot/ai-providers';
import type { Answer } from '@folkmoot/contracts';

export interface Asked {
  readonly id: string;
  readonly title: string;
  readonly isInOwnWords: boolean;
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

/** Questions for what leads to a person. */
const personal =
  /\b(?:(?:your|full|first|last|sur|fore)[ -]?name|name\b(?!.*\b(?:place|street|park|one|improvement|thing))|e-?mail|phone|telephone|mobile|address|postcode|post code|zip|birth|nombre|apellidos?|correo|teléfono|dirección|nacimiento|nom\b|prénom|courriel|téléphone|adresse|naissance|vorname|nachname|telefon|anschrift|geburt\p{L}*)/iu;
const FEW_WORDS = 6;
const MOST_NAMES = 2_000;

const isShort = (text: string): boolean => text.split(/\s+/).length <= FEW_WORDS;

interface Written {
  readonly comment: Comment;
  /** It is what leads to a person, not an opinion. */
  readonly isPersonal: boolean;
}

const writtenIn = ({ id: responseId, answers }: Given, asked: ReadonlyMap<string, Asked>): Written[] =>
  answers.flatMap(({ questionId, answer }) => {
    const question = asked.get(questionId);
    const text = typeof answer === 'string' ? answer.trim() : '';
    if (!question?.isInOwnWords || text === '') return [];
    const isPersonal = personal.test(question.title) && isShort(text);
    return [{ comment: { responseId, questionId, text }, isPersonal }];
  });

/** What people wrote in their own words; short answers to questions for a name, address and the like are none. */
export const wordsOf = (responses: readonly Given[], questions: readonly Asked[]): Words => {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const written = responses.flatMap((response) => writtenIn(response, asked));
  const names = new Set(written.filter(({ isPersonal }) => isPersonal).map(({ comment: { text } }) => text));
  return {
    comments: written.filter(({ isPersonal }) => !isPersonal).map(({ comment }) => comment),
    names: [...names].slice(0, MOST_NAMES),
  };
};
