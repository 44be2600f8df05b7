import { Stack, Text } from '@folkmoot/ui';
import { FigureChart } from '../figures/FigureChart';
import { drawnShare, weightedSegmentOf } from '../figures/uncertainty';
import type { ResultProps } from '../views';
import type { AreaResult } from './areas';
import { messages } from './places.messages';

/** Bars by area, and by district when there are several. */
export const AreaBars = ({ result, onChoose, chosen }: ResultProps) => {
  const { distribution = [], districts = [], title, answered } = result as ResultProps['result'] & Partial<AreaResult>;
  const bars = (counts: AreaResult['distribution']) =>
    counts.map(({ value, label, count, percent }) => ({
      key: value,
      label,
      value: count,
      text: messages.count(count, percent),
      ...drawnShare(count, answered, weightedSegmentOf(result, value)),
    }));
  const headings = [messages.answer, messages.responses] as const;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered)}</Text>
      <FigureChart
        part="shares"
        title={title}
        headings={headings}
        bars={bars(distribution)}
        onChoose={onChoose}
        chosen={chosen}
      />
      {districts.length > 0 && (
        <FigureChart
          part="shares"
          title={messages.byDistrict}
          headings={headings}
          bars={bars(districts)}
          onChoose={onChoose}
          chosen={chosen}
        />
      )}
    </Stack>
  );
};
