import type { ResponseExport, SurveyVersion } from '@folkmoot/contracts';
import { type CountedResponse, hiddenQuestions } from '../../entities/response';

const NONE: ReadonlySet<string> = new Set();

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
    if (!known) return NONE;
    const hidden = hiddenQuestions(known.version.questions, answers);
    return known.others.length + hidden.length === 0 ? NONE : new Set([...known.others, ...hidden]);
  };
};
