import { Stack, Text } from '@folkmoot/ui';
import type { OptionCount } from '../core/question-type';
import { FigureChart } from '../figures/FigureChart';
import { bySize } from '../figures/option-order';
import { drawnShare, weightedSegmentOf } from '../figures/uncertainty';
import type { ResultProps } from '../views';
import { messages } from './choices.messages';

interface Props extends ResultProps {
  /** Text that names the total of the percentages. */
  base: (answered: number) => string;
}

/** Some options have a picture. */
interface Shown {
  distribution?: (OptionCount & { imageUrl?: string; alt?: string })[];
}

/** Bars with counts and percentages, and the total that they refer to. */
export const DistributionView = ({ result, base, onChoose, chosen, isSorted }: Props) => {
  const { distribution = [], title, answered } = result as ResultProps['result'] & Shown;
  const shown = isSorted ? bySize(distribution, ({ count }) => count) : distribution;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : base(answered)}</Text>
      <FigureChart
        part="shares"
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={shown.map(({ value, label, count, percent, imageUrl, alt = '' }) => ({
          key: value,
          ...(imageUrl ? { picture: { src: imageUrl, alt } } : {}),
          label,
          value: count,
          text: messages.count(count, percent),
          ...drawnShare(count, answered, weightedSegmentOf(result, value)),
        }))}
      />
    </Stack>
  );
};
