import type { Answer, Question } from '@folkmoot/contracts';
import { mustRedactExports } from './council-privacy';
import { asksForPerson } from './own-words';
import { isInOwnWords } from './question-types.domain';
import type { WrittenTexts } from './redact-texts';
import { PERSONAL } from './redaction.messages';
import type { Deps, Repositories } from './repositories';

interface Answered {
  readonly answers: readonly Answer[];
}

/** What leaves the council in an export: as it is, or with personal data taken out of what people wrote (E-63). */
export interface ExportRedactor {
  readonly isOn: boolean;
  /** Some tens at a time: all of them are in memory. */
  readonly answers: <R extends Answered>(responses: readonly R[]) => Promise<readonly R[]>;
  /** Any other texts that hold people's words; the names are those that these people gave. */
  readonly texts: (texts: readonly string[], names: readonly string[]) => Promise<readonly string[]>;
}

const asItIs: ExportRedactor = {
  isOn: false,
  answers: async (responses) => responses,
  texts: async (texts) => texts,
};

/** What was given to questions for a name, an address and the like. */
const namesIn = ({ answers }: Answered, asking: ReadonlySet<string>): string[] =>
  answers.flatMap(({ questionId, answer }) => (asking.has(questionId) && typeof answer === 'string' ? [answer] : []));

/** Takes personal data out: all of an answer that was asked for as such, and what the redactor finds in the others. */
export const redactorFor = (questions: readonly Question[], redactTexts: Deps['redactTexts']): ExportRedactor => {
  const written = new Set(questions.filter(({ type }) => isInOwnWords(type)).map(({ id }) => id));
  const asking = new Set(
    questions.filter(({ id, title }) => written.has(id) && asksForPerson(title)).map(({ id }) => id),
  );
  const isFree = ({ questionId, answer }: Answer): boolean =>
    typeof answer === 'string' && written.has(questionId) && !asking.has(questionId);
  const textsOf = (response: Answered): WrittenTexts => ({
    texts: response.answers.filter(isFree).map(({ answer }) => String(answer)),
    names: namesIn(response, asking),
  });
  const replaced = (answer: Answer, left: Iterator<string>): Answer => {
    const { questionId } = answer;
    if (isFree(answer)) return { questionId, answer: left.next().value ?? PERSONAL };
    const isPersonal = typeof answer.answer === 'string' && asking.has(questionId);
    return { questionId, answer: isPersonal ? PERSONAL : answer.answer };
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

/** The redactor of a council's exports, as it has set that up. */
export const exportRedactor = async (
  { redactTexts }: Pick<Deps, 'redactTexts'>,
  repositories: Pick<Repositories, 'councils'>,
  questions: () => Promise<readonly Question[]>,
): Promise<ExportRedactor> =>
  (await mustRedactExports(repositories)) ? redactorFor(await questions(), redactTexts) : asItIs;
