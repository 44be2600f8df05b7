import { BarChart, Stack, Text } from '@folkmoot/ui';
import type { ResultProps } from '../../views';
import { ratingFaces } from './rating.answers';
import type { RatingResult } from './rating.core';

export const RatingResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const {
    distribution = [],
    average = null,
    title,
    answered,
  } = result as ResultProps['result'] & Partial<RatingResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">
        {average === null
          ? 'No answers yet.'
          : `Average ${average.toFixed(1)} of 5, from ${answered.toLocaleString('en')} answers.`}
      </Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={['Answer', 'Responses']}
        bars={distribution.map(({ value, label, count, percent }, index) => ({
          key: value,
          label: `${ratingFaces[index]} ${label}`,
          value: count,
          text: `${count.toLocaleString('en')} (${percent} %)`,
        }))}
      />
    </Stack>
  );
};
