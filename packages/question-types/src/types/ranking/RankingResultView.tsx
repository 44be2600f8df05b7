import { Stack, Text } from '@folkmoot/ui';
import { percentOf } from '../../core/question-type';
import { FigureChart } from '../../figures/FigureChart';
import {
  drawn,
  figureCell,
  meanOf,
  type Pair,
  sharePair,
  valueText,
  weightedMeanOf,
  weightedSegmentOf,
  within,
} from '../../figures/uncertainty';
import { messages as words } from '../../figures/uncertainty.messages';
import type { ResultProps } from '../../views';
import type { RankedOption } from './ranking.core';
import { messages } from './ranking-staff.messages';

/** Image options have a picture. */
interface Shown extends RankedOption {
  imageUrl?: string;
  alt?: string;
}

const detailOf = ({ averagePlace, first }: RankedOption, answered: number): string | undefined =>
  averagePlace === null
    ? undefined
    : messages.detail(averagePlace.toLocaleString('en', { minimumFractionDigits: 1 }), percentOf(first, answered));

/** Both figures of an option: its points from each person, and the share of its first places. */
const figuresOf = (result: ResultProps['result'], { value, first }: RankedOption, options: number) => {
  const points: Pair = {
    own: within(meanOf(result, value), 0, options),
    weighted: within(weightedMeanOf(result, value), 0, options),
    style: { decimals: 1 },
  };
  const firsts = sharePair(first, result.answered, weightedSegmentOf(result, value));
  const bar = drawn(points, result.answered);
  const each = valueText(points);
  return {
    ...bar,
    words: bar.words && words.pointsEach(each, bar.words),
    second: bar.second && { ...bar.second, text: words.pointsWeighted(each, bar.second.text) },
    cells: [points, firsts].flatMap(({ own, weighted, style }) => [
      figureCell(own, style),
      ...(weighted ? [figureCell(weighted, style)] : []),
    ]),
  };
};

export const RankingResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const { ranking = [], title, answered } = result as ResultProps['result'] & { ranking?: Shown[] };
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered, ranking.length)}</Text>
      <FigureChart
        part="means"
        cellHeadings={
          result.weightedMeans
            ? [words.meanPoints, words.weightedPoints, words.first, words.weightedFirst]
            : [words.meanPoints, words.first]
        }
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.option, messages.points]}
        bars={ranking.map((option, index) => ({
          key: option.value,
          ...(option.imageUrl ? { picture: { src: option.imageUrl, alt: option.alt ?? '' } } : {}),
          label: `${index + 1}. ${option.label}`,
          value: option.points,
          text: messages.pointsOnly(option.points),
          detail: detailOf(option, answered),
          ...figuresOf(result, option, ranking.length),
        }))}
      />
    </Stack>
  );
};
