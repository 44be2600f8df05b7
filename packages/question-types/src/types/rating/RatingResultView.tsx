import { BarChart, Stack, Text } from '@folkmoot/ui';
import { scaleSide, scaleStrength } from '../../figures/diverging';
import { KeyFigures } from '../../figures/KeyFigures';
import { ScaleStrip } from '../../figures/ScaleStrip';
import type { ResultProps } from '../../views';
import { ratingFaces } from './rating.answers';
import { type RatingResult, upperWords } from './rating.core';
import { messages } from './rating.messages';

export const RatingResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const {
    distribution = [],
    average = null,
    satisfied = null,
    title,
  } = result as ResultProps['result'] & Partial<RatingResult>;
  const parts = distribution.map(({ value, label, count, percent }, index) => ({
    key: value,
    label: `${ratingFaces[index]} ${label}`,
    count,
    percent,
    text: messages.count(count, percent),
    tone: { side: scaleSide(index, distribution.length), strength: scaleStrength(index, distribution.length) },
  }));
  return (
    <Stack gap="xs">
      {average === null || satisfied === null ? (
        <Text size="sm">{messages.noAnswers}</Text>
      ) : (
        <KeyFigures
          figures={[
            { value: `${satisfied}%`, label: upperWords(distribution) },
            { value: average.toFixed(1), label: messages.averageOf },
          ]}
        />
      )}
      <ScaleStrip parts={parts} />
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={parts.map(({ count: value, ...part }) => ({ ...part, value }))}
      />
    </Stack>
  );
};
