import { Stack, Text } from '@folkmoot/ui';
import { FigureChart } from '../../figures/FigureChart';
import { drawnShare, weightedGroupOf } from '../../figures/uncertainty';
import type { ResultProps } from '../../views';
import type { DateResult } from './date.core';
import { messages } from './date-staff.messages';

/** How many people chose each day, week, month, year or hour. */
export const DateResultView = ({ result }: ResultProps) => {
  const { distribution = [], title, answered } = result as ResultProps['result'] & Partial<DateResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered)}</Text>
      {distribution.length > 0 && (
        <FigureChart
          part="shares"
          title={title}
          headings={[messages.answer, messages.responses]}
          bars={distribution.map(({ value, label, count, percent }) => ({
            key: value,
            label,
            value: count,
            text: messages.count(count, percent),
            ...drawnShare(count, answered, weightedGroupOf(result, value)),
          }))}
        />
      )}
    </Stack>
  );
};
