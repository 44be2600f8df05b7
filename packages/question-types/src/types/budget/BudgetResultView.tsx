import { Stack, Text } from '@folkmoot/ui';
import { FigureChart } from '../../figures/FigureChart';
import { drawn, meanOf, weightedMeanOf, within } from '../../figures/uncertainty';
import type { ResultProps } from '../../views';
import { type BudgetResult, LARGE_TOTAL } from './budget.core';
import { messages } from './budget-staff.messages';

/** The average share of each option. */
export const BudgetResultView = ({ result }: ResultProps) => {
  const {
    shares = [],
    total = 0,
    unit = '',
    title,
    answered,
  } = result as ResultProps['result'] & Partial<BudgetResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered, total, unit)}</Text>
      <FigureChart
        part="means"
        title={title}
        headings={[messages.option, messages.average]}
        bars={shares.map(({ value, label, mean, median, percent }) => ({
          key: value,
          label,
          value: mean,
          text: messages.share(mean, unit, percent, median),
          ...drawn(
            {
              own: within(meanOf(result, value), 0, total),
              weighted: within(weightedMeanOf(result, value), 0, total),
              style: { decimals: total < LARGE_TOTAL ? 1 : 0 },
            },
            1,
          ),
        }))}
      />
    </Stack>
  );
};
