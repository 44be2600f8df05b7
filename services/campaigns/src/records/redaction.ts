import { createRedactor } from '@folkmoot/ai-providers/redaction';
import type { Answer, Question } from '@folkmoot/contracts';
import { mustRedactExports } from './council-privacy';
import { asksForPerson } from './own-words';
import { isInOwnWords } from './question-types.domain';
import { PERSONAL } from './redaction.messages';
import type { Repositories } from './repositories';

interface Answered {
  readonly answers: readonly Answer[];
}

/** What leaves the council in an export: as it is, or with personal data taken out of what people wrote (E-63). */
export interface ExportRedactor {
  readonly isOn: boolean;
  readonly answers: <R extends Answered>(response: R) => R;
  /** Any other text that holds people's words; the names are those that these people gave. */
  readonly text: (text: string, names?: readonly string[]) => string;
}

const asItIs: ExportRedactor = { isOn: false, answers: (response) => response, text: (text) => text };

/** What was given to questions for a name, an address and the like. */
const namesIn = ({ answers }: Answered, asking: ReadonlySet<string>): string[] =>
  answers.flatMap(({ questionId, answer }) => (asking.has(questionId) && typeof answer === 'string' ? [answer] : []));

/** Takes personal data out: all of an answer that was asked for as such, and what the redactor finds in the others. */
export const redactorFor = (questions: readonly Question[]): ExportRedactor => {
  const written = new Set(questions.filter(({ type }) => isInOwnWords(type)).map(({ id }) => id));
  const asking = new Set(
    questions.filter(({ id, title }) => written.has(id) && asksForPerson(title)).map(({ id }) => id),
  );
  const usual = createRedactor();
  // What has nothing to be taken out stays to the letter.
  const text = (given: string, names: readonly string[] = []) => {
    const { text: left, counts } = (names.length > 0 ? createRedactor(names) : usual)(given);
    return Object.keys(counts).length > 0 ? left : given;
  };
  const redacted = ({ questionId, answer }: Answer, names: readonly string[]): Answer => {
    if (typeof answer !== 'string' || !written.has(questionId)) return { questionId, answer };
    return { questionId, answer: asking.has(questionId) ? PERSONAL : text(answer, names) };
  };
  return {
    isOn: true,
    answers: (response) => {
      const names = namesIn(response, asking);
      return { ...response, answers: response.answers.map((answer) => redacted(answer, names)) };
    },
    text,
  };
};

/** The redactor of a council's exports, as it has set that up. */
export const exportRedactor = async (
  repositories: Pick<Repositories, 'councils'>,
  questions: () => Promise<readonly Question[]>,
): Promise<ExportRedactor> => ((await mustRedactExports(repositories)) ? redactorFor(await questions()) : asItIs);
