import { Stack, Text } from '@folkmoot/ui';
import { useShallow } from 'zustand/shallow';
import { useBuilderState } from '../builder-context';

/** The problems of a section or of an end page, at its card. */
export const PartProblems = ({ of, id }: { of: 'sectionId' | 'endPageId'; id: string }) => {
  const problems = useBuilderState(useShallow((state) => state.problems.filter((problem) => problem[of] === id)));
  if (problems.length === 0) return null;
  return (
    <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
      {problems.map(({ message, severity }) => (
        <Text component="li" size="sm" key={message} c={severity === 'error' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {message}
        </Text>
      ))}
    </Stack>
  );
};
