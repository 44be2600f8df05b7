import { BarChart, Stack, Text } from '@folkmoot/ui';
import type { ResultProps } from '../../views';
import { defaultRange } from './number.answers';
import type { NumberResult } from './number.core';
import { messages } from './number-staff.messages';

export const NumberResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const {
    distribution = [],
    average = null,
    range = defaultRange,
    title,
    answered,
  } = result as ResultProps['result'] & Partial<NumberResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">
        {average === null
          ? messages.noAnswers
          : messages.average(
              average.toLocaleString('en', { minimumFractionDigits: 1 }),
              range.min,
              range.max,
              answered,
            )}
      </Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={distribution.map(({ value, label, count, percent }) => ({
          key: value,
          label,
          value: count,
          text: `${count.toLocaleString('en')} (${percent}%)`,
        }))}
      />
    </Stack>
  );
};
