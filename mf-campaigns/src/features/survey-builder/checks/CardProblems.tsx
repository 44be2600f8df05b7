import { type ProblemCode, withoutName } from '@folkmoot/question-types/core';
import { Alert, Stack, Text } from '@folkmoot/ui';
import { useBuilderState } from '../builder-context';
import { Repairs } from './Repairs';

/**
 * Not shown on the card: an unfinished question is normal while it is edited. The field, the outline and the check
 * show these. Gaps in links are in the part of the card that has the links.
 */
const saidElsewhere: ReadonlySet<ProblemCode> = new Set([
  'question_without_title',
  'condition_incomplete',
  'population_option_unlinked',
  'population_category_uncovered',
]);

/** The problems of a question, shown on its card with possible repairs. */
export const CardProblems = ({ questionId }: { questionId: string }) => {
  const problems = useBuilderState(({ problemsOf }) => problemsOf.get(questionId))?.filter(
    ({ code }) => !saidElsewhere.has(code),
  );
  if (!problems?.length) return null;
  return problems.map((problem) => (
    <Alert key={`${problem.code} ${problem.message}`} color={problem.severity === 'error' ? 'red' : 'amber'} p="xs">
      <Stack gap="xs">
        <Text size="sm">{withoutName(problem.message)}</Text>
        <Repairs repairs={problem.repairs} />
      </Stack>
    </Alert>
  ));
};
