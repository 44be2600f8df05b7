import { type ScaleTone, Stack, Text } from '@folkmoot/ui';
import { FigureChart } from '../../figures/FigureChart';
import { KeyFigures } from '../../figures/KeyFigures';
import { ScaleStrip } from '../../figures/ScaleStrip';
import {
  averageWords,
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
import { defaultRange } from './number.answers';
import { type NumberResult, resultNote } from './number.core';
import { messages } from './number-staff.messages';
import { type PromoterScore, promoterGroup, SCORE } from './promoter-score';

const FULL = 100;
const groupTones = {
  detractors: { side: 'negative', strength: FULL },
  passives: { side: 'neutral', strength: FULL },
  promoters: { side: 'positive', strength: FULL },
} as const satisfies Record<ReturnType<typeof promoterGroup>, ScaleTone>;

interface PromotersProps extends Pick<ResultProps, 'result'> {
  promoters: PromoterScore;
  counts: NumberResult['distribution'];
}

const Promoters = ({ result, promoters, counts }: PromotersProps) => {
  const groups = (['detractors', 'passives', 'promoters'] as const).map((group) => {
    const count = counts
      .filter(({ value }) => promoterGroup(Number(value)) === group)
      .reduce((sum, each) => sum + each.count, 0);
    const percent = promoters[group];
    const label = messages.promoterGroups[group];
    const lines = linesOf(sharePair(count, result.answered, weightedGroupOf(result, group)));
    return { lines, key: group, label, count, percent, text: messages.count(count, percent), tone: groupTones[group] };
  });
  return (
    <>
      <KeyFigures
        figures={[
          {
            value: messages.signed(promoters.score),
            label: messages.scoreLabel,
            lines: linesOf({
              own: within(meanOf(result, SCORE), -FULL, FULL),
              weighted: within(weightedMeanOf(result, SCORE), -FULL, FULL),
              style: { decimals: 0 },
            }),
          },
          ...groups.toReversed().map(({ label, percent, lines }) => ({ value: `${percent}%`, label, lines })),
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
  const uncertainty = averageWords({
    own: within(meanOf(result), range.min, range.max),
    weighted: within(weightedMeanOf(result), range.min, range.max),
    style: { decimals: Math.max(1, range.decimals ?? 0) },
  });
  return (
    <Stack gap="xs">
      {promoters && <Promoters result={result} promoters={promoters} counts={distribution} />}
      <Text size="sm">{resultNote({ average, range, distribution, unit: rest.unit }, answered)}</Text>
      {uncertainty.length > 0 && (
        <Text size="sm" c="dimmed">
          {uncertainty.join(' ')}
        </Text>
      )}
      <FigureChart
        part="shares"
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={distribution.map(({ value, label, count, percent }) => ({
          key: value,
          label,
          value: count,
          text: messages.count(count, percent),
          ...drawnShare(count, answered, weightedSegmentOf(result, value)),
          tone: promoters ? groupTones[promoterGroup(Number(value))] : undefined,
        }))}
      />
    </Stack>
  );
};
