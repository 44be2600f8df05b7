import { BarChart, Stack, Text } from '@folkmoot/ui';
import { percentOf } from '../../core/question-type';
import type { ResultProps } from '../../views';
import type { RankedOption } from './ranking.core';
import { messages } from './ranking-staff.messages';

/** Image options have a picture. */
interface Shown extends RankedOption {
  imageUrl?: string;
  alt?: string;
}

export const RankingResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const { ranking = [], title, answered } = result as ResultProps['result'] & { ranking?: Shown[] };
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered, ranking.length)}</Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.option, messages.points]}
        bars={ranking.map(({ value, label, points, first, averagePlace, imageUrl, alt = '' }, index) => ({
          key: value,
          ...(imageUrl ? { picture: { src: imageUrl, alt } } : {}),
          label: `${index + 1}. ${label}`,
          value: points,
          text: messages.pointsOnly(points),
          detail:
            averagePlace === null
              ? undefined
              : messages.detail(
                  averagePlace.toLocaleString('en', { minimumFractionDigits: 1 }),
                  percentOf(first, answered),
                ),
        }))}
      />
    </Stack>
  );
};
