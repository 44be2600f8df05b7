import { BarChart, Stack, Text } from '@folkmoot/ui';
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
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered)}</Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.option, messages.firstPlaces]}
        bars={ranking.map(({ value, label, first, averagePlace, imageUrl, alt = '' }, index) => ({
          key: value,
          ...(imageUrl ? { picture: { src: imageUrl, alt } } : {}),
          label: `${index + 1}. ${label}`,
          value: first,
          text: messages.figures(
            first,
            answered > 0 ? Math.round((first / answered) * 100) : 0,
            averagePlace?.toLocaleString('en', { minimumFractionDigits: 1 }) ?? null,
          ),
        }))}
      />
    </Stack>
  );
};
