import type { AnswerValue, Question, SurveyVersion } from '@folkmoot/contracts';
import type { ClosedQuestion, ObservedResponse, SurveyShape } from '@folkmoot/integrity';
import { everAsked, type Response } from '../../entities/response';
import { comparedAs } from '../../entities/survey';

/** The questions of all versions, as far as responses are compared by them. */
export const shapeOf = (questions: readonly Question[], versions: readonly SurveyVersion[]): SurveyShape => {
  const closed: ClosedQuestion[] = [];
  const texts: { id: string }[] = [];
  for (const question of everAsked(questions, versions)) {
    const compared = comparedAs(question);
    if (compared?.isText) texts.push({ id: question.id });
    else if (compared) closed.push({ id: question.id, kind: compared.kind, options: compared.options });
  }
  return { closed, texts };
};

/** The person's own words follow the option behind this sign. */
const OWN_WORDS = '=';

const optionOf = (value: string): string => value.split(OWN_WORDS)[0] ?? value;

const canonical = (answer: AnswerValue | undefined, { kind }: ClosedQuestion): string | null => {
  if (answer === undefined || answer === '') return null;
  if (!Array.isArray(answer)) return kind === 'choice' ? optionOf(String(answer)) : String(answer);
  if (answer.length === 0) return null;
  const options = answer.map(optionOf);
  return (kind === 'choices' ? options.sort() : options).join('|');
};

/** A response as it is compared. */
export const observed = (response: Response & { readonly number: number }, shape: SurveyShape): ObservedResponse => {
  const answers = new Map(response.answers.map(({ questionId, answer }) => [questionId, answer]));
  return {
    id: response.id,
    number: response.number,
    at: response.createdAt.getTime(),
    seconds: response.completionTimeSeconds,
    ...(response.language === undefined ? {} : { language: response.language }),
    device: response.deviceType,
    browser: response.browserFamily,
    marks: response.marks,
    closed: shape.closed.map((question) => canonical(answers.get(question.id), question)),
    texts: shape.texts.map(({ id }) => {
      const answer = answers.get(id);
      return typeof answer === 'string' && answer !== '' ? answer : null;
    }),
  };
};
