import { BarChart, Stack, Text } from '@folkmoot/ui';
import type { ResultProps } from '../../views';
import { ratingFaces } from './rating.answers';
import type { RatingResult } from './rating.core';
import { messages } from './rating.messages';

export const RatingResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const {
    distribution = [],
    average = null,
    title,
    answered,
  } = result as ResultProps['result'] & Partial<RatingResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">{average === null ? messages.noAnswers : messages.average(average, answered)}</Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={distribution.map(({ value, label, count, percent }, index) => ({
          key: value,
          label: `${ratingFaces[index]} ${label}`,
          value: count,
          text: messages.count(count, percent),
        }))}
      />
    </Stack>
  );
};
