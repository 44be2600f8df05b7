import type { Answer, Question } from '@folkmoot/contracts';
import type { CouncilCopyRepository } from '../council/council-copy.repository';
import { mustRedactExports } from '../council/council-privacy';
import { isInOwnWords, isPersonalQuestion, withoutPersonalData } from '../survey/question-types.domain';
import { asksForPerson } from './asks-for-person.domain';
import type { RedactTexts, WrittenTexts } from './redact-texts';
import { PERSONAL } from './redaction.messages';

interface Answered {
  readonly answers: readonly Answer[];
}

/** The mode of an export: the texts of residents unchanged, or without personal data. */
export interface ExportRedactor {
  readonly isOn: boolean;
  /** Pass some tens of responses at a time, because all of them are in memory. */
  readonly answers: <R extends Answered>(responses: readonly R[]) => Promise<readonly R[]>;
  /** Redacts other texts that people wrote. `names` are the names that these people entered. */
  readonly texts: (texts: readonly string[], names: readonly string[]) => Promise<readonly string[]>;
}

const asItIs: ExportRedactor = {
  isOn: false,
  answers: async (responses) => responses,
  texts: async (texts) => texts,
};

/** Answers to questions for a name, an address or similar data. */
const namesIn = ({ answers }: Answered, asking: ReadonlySet<string>): string[] =>
  answers.flatMap(({ questionId, answer }) => (asking.has(questionId) && typeof answer === 'string' ? [answer] : []));

const writtenIn = (questions: readonly Question[]): Set<string> =>
  new Set(questions.filter(({ type }) => isInOwnWords(type)).map(({ id }) => id));

/** The questions for personal data: by their type, by a mark of staff, or by their title. */
const askingIn = (questions: readonly Question[], written: ReadonlySet<string>): Set<string> =>
  new Set(
    questions
      .filter((question) => isPersonalQuestion(question) || (written.has(question.id) && asksForPerson(question.title)))
      .map(({ id }) => id),
  );

/** The answer to a question for personal data, with what leads to nobody: the area of a place. */
const masked = ({ questionId, answer }: Answer, question: Question | undefined): Answer => ({
  questionId,
  answer: typeof answer === 'string' ? PERSONAL : ((question && withoutPersonalData(question, answer)) ?? [PERSONAL]),
});

/** Responses as documents quote them: never with an answer to a question for personal data, whatever the council allows. */
export const withoutPersonalAnswers = <R extends Answered>(
  responses: readonly R[],
  questions: readonly Question[],
): R[] => {
  const asking = askingIn(questions, writtenIn(questions));
  const byId = new Map(questions.map((question) => [question.id, question]));
  return responses.map((response) => ({
    ...response,
    answers: response.answers.map((answer) =>
      asking.has(answer.questionId) ? masked(answer, byId.get(answer.questionId)) : answer,
    ),
  }));
};

/** Removes the whole answer to a question for personal data, and the parts of other answers that the redactor finds. */
export const redactorFor = (questions: readonly Question[], redactTexts: RedactTexts): ExportRedactor => {
  const written = writtenIn(questions);
  const asking = askingIn(questions, written);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const isFree = ({ questionId, answer }: Answer): boolean =>
    typeof answer === 'string' && written.has(questionId) && !asking.has(questionId);
  const textsOf = (response: Answered): WrittenTexts => ({
    texts: response.answers.filter(isFree).map(({ answer }) => String(answer)),
    names: namesIn(response, asking),
  });
  const replaced = (answer: Answer, left: Iterator<string>): Answer => {
    const { questionId } = answer;
    if (isFree(answer)) return { questionId, answer: left.next().value ?? PERSONAL };
    return asking.has(questionId) ? masked(answer, byId.get(questionId)) : answer;
  };
  return {
    isOn: true,
    answers: async (responses) => {
      const redacted = await redactTexts(responses.map(textsOf));
      return responses.map((response, index) => {
        const left = (redacted[index] ?? []).values();
        return { ...response, answers: response.answers.map((answer) => replaced(answer, left)) };
      });
    },
    texts: async (texts, names) => (await redactTexts([{ texts, names }]))[0] ?? [],
  };
};

/** The redactor for exports, by the setting of the council. */
export const exportRedactor = async (
  redactTexts: RedactTexts,
  repositories: { readonly councils: CouncilCopyRepository },
  questions: () => Promise<readonly Question[]>,
): Promise<ExportRedactor> =>
  (await mustRedactExports(repositories)) ? redactorFor(await questions(), redactTexts) : asItIs;
