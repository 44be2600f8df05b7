import { Stack, Text } from '@folkmoot/ui';
import { scaleSide, scaleStrength } from '../../figures/diverging';
import { FigureChart } from '../../figures/FigureChart';
import { KeyFigures } from '../../figures/KeyFigures';
import { ScaleStrip } from '../../figures/ScaleStrip';
import {
  drawnShare,
  linesOf,
  meanOf,
  sharePair,
  weightedGroupOf,
  weightedMeanOf,
  weightedSegmentOf,
  within,
} from '../../figures/uncertainty';
import type { ResultProps } from '../../views';
import { ratingFaces } from './rating.answers';
import { type RatingResult, UPPER, upperCount, upperWords } from './rating.core';
import { messages } from './rating.messages';

const LEAST = 1;
const MOST = 5;

/** Facts about the satisfied share, and about the average. */
const linesIn = (result: ResultProps['result'], distribution: RatingResult['distribution']) => ({
  satisfied: linesOf(sharePair(upperCount(distribution), result.answered, weightedGroupOf(result, UPPER))),
  average: linesOf({
    own: within(meanOf(result), LEAST, MOST),
    weighted: within(weightedMeanOf(result), LEAST, MOST),
    style: { decimals: 1 },
  }),
});

export const RatingResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const {
    distribution = [],
    average = null,
    satisfied = null,
    title,
    answered,
  } = result as ResultProps['result'] & Partial<RatingResult>;
  const lines = linesIn(result, distribution);
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
            { value: `${satisfied}%`, label: upperWords(distribution), lines: lines.satisfied },
            { value: average.toFixed(1), label: messages.averageOf, lines: lines.average },
          ]}
        />
      )}
      <ScaleStrip parts={parts} />
      <FigureChart
        part="shares"
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={parts.map(({ count: value, ...part }) => ({
          ...part,
          value,
          ...drawnShare(value, answered, weightedSegmentOf(result, part.key)),
        }))}
      />
    </Stack>
  );
};
