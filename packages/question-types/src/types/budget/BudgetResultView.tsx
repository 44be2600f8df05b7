import { BarChart, Stack, Text } from '@folkmoot/ui';
import type { ResultProps } from '../../views';
import type { BudgetResult } from './budget.core';
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
      <BarChart
        title={title}
        headings={[messages.option, messages.average]}
        bars={shares.map(({ value, label, mean, median, percent }) => ({
          key: value,
          label,
          value: mean,
          text: messages.share(mean, unit, percent, median),
        }))}
      />
    </Stack>
  );
};
