import { BarChart, Stack, Text } from '@folkmoot/ui';
import type { ResultProps } from '../views';
import { messages } from './choices.messages';
import type { DistributionResult } from './options';

interface Props extends ResultProps {
  /** Text that names the total of the percentages. */
  base: (answered: number) => string;
}

/** Bars with counts and percentages, and the total that they refer to. */
export const DistributionView = ({ result, base, onChoose, chosen }: Props) => {
  const { distribution = [], title, answered } = result as ResultProps['result'] & Partial<DistributionResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : base(answered)}</Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={distribution.map(({ value, label, count, percent }) => ({
          key: value,
          label,
          value: count,
          text: messages.count(count, percent),
        }))}
      />
    </Stack>
  );
};
