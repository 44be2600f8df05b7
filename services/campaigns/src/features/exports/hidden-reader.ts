import type { ResponseExport, SurveyVersion } from '@folkmoot/contracts';
import { type CountedResponse, hiddenQuestions } from '../../entities/response';

/** Makes the function that finds the questions which a person was not shown: those of other versions, and hidden ones. */
export const hiddenReader = (
  { questions }: Pick<ResponseExport, 'questions'>,
  versions: readonly SurveyVersion[],
): ((response: CountedResponse) => ReadonlySet<string>) => {
  const byVersion = new Map(
    versions.map((version) => {
      const own = new Set(version.questions.map(({ id }) => id));
      return [version.version, { version, others: questions.filter(({ id }) => !own.has(id)).map(({ id }) => id) }];
    }),
  );
  return ({ version: number, answers }) => {
    const known = byVersion.get(number);
    return new Set(known ? [...known.others, ...hiddenQuestions(known.version.questions, answers)] : []);
  };
};
