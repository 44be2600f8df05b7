import { BarChart, type ScaleTone, Stack, Text } from '@folkmoot/ui';
import { KeyFigures } from '../../figures/KeyFigures';
import { ScaleStrip } from '../../figures/ScaleStrip';
import type { ResultProps } from '../../views';
import { defaultRange } from './number.answers';
import { type NumberResult, resultNote } from './number.core';
import { messages } from './number-staff.messages';
import { type PromoterScore, promoterGroup } from './promoter-score';

const FULL = 100;
const groupTones = {
  detractors: { side: 'negative', strength: FULL },
  passives: { side: 'neutral', strength: FULL },
  promoters: { side: 'positive', strength: FULL },
} as const satisfies Record<ReturnType<typeof promoterGroup>, ScaleTone>;

const Promoters = ({ promoters, counts }: { promoters: PromoterScore; counts: NumberResult['distribution'] }) => {
  const groups = (['detractors', 'passives', 'promoters'] as const).map((group) => {
    const count = counts
      .filter(({ value }) => promoterGroup(Number(value)) === group)
      .reduce((sum, each) => sum + each.count, 0);
    const percent = promoters[group];
    const label = messages.promoterGroups[group];
    return { key: group, label, count, percent, text: messages.count(count, percent), tone: groupTones[group] };
  });
  return (
    <>
      <KeyFigures
        figures={[
          { value: messages.signed(promoters.score), label: messages.scoreLabel },
          ...groups.toReversed().map(({ label, percent }) => ({ value: `${percent}%`, label })),
        ]}
      />
      <ScaleStrip parts={groups} />
    </>
  );
};

export const NumberResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const {
    title,
    answered,
    average = null,
    range = defaultRange,
    distribution = [],
    ...rest
  } = result as ResultProps['result'] & Partial<NumberResult>;
  const { promoters } = rest;
  return (
    <Stack gap="xs">
      {promoters && <Promoters promoters={promoters} counts={distribution} />}
      <Text size="sm">{resultNote({ average, range, distribution, unit: rest.unit }, answered)}</Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={distribution.map(({ value, label, count, percent }) => ({
          key: value,
          label,
          value: count,
          text: messages.count(count, percent),
          tone: promoters ? groupTones[promoterGroup(Number(value))] : undefined,
        }))}
      />
    </Stack>
  );
};
