import type { ProblemCode } from '@folkmoot/question-types/core';
import { Alert, Stack, Text } from '@folkmoot/ui';
import { useBuilderState } from '../builder-context';
import { Repairs } from './Repairs';

/** A card being written is not scolded for what is not there yet: the field itself, the outline and the check say it. */
const saidElsewhere: ReadonlySet<ProblemCode> = new Set(['question_without_title', 'condition_incomplete']);

/** What the check says of a question, on its card, with what would mend it. */
export const CardProblems = ({ questionId }: { questionId: string }) => {
  const problems = useBuilderState(({ problemsOf }) => problemsOf.get(questionId))?.filter(
    ({ code }) => !saidElsewhere.has(code),
  );
  if (!problems?.length) return null;
  return problems.map((problem) => (
    <Alert key={`${problem.code} ${problem.message}`} color={problem.severity === 'error' ? 'red' : 'amber'} p="xs">
      <Stack gap="xs">
        <Text size="sm">{problem.message}</Text>
        <Repairs repairs={problem.repairs} />
      </Stack>
    </Alert>
  ));
};
