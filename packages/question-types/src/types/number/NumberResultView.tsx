import { BarChart, Stack, Text } from '@folkmoot/ui';
import type { ResultProps } from '../../views';
import { defaultRange } from './number.answers';
import { type NumberResult, resultNote } from './number.core';
import { messages } from './number-staff.messages';

export const NumberResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const {
    title,
    answered,
    average = null,
    range = defaultRange,
    distribution = [],
    ...rest
  } = result as ResultProps['result'] & Partial<NumberResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">{resultNote({ ...rest, average, range, distribution }, answered)}</Text>
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
