import { Progress, Stack, Text } from '@folkmoot/ui';
import type { Filters } from '../../entities/report/report-frame';
import { messages } from './report.messages';
import type { Progress as Counting } from './use-answer-counts';

/** For fewer people, percentages are misleading. */
const FEW = 20;

interface Props {
  filters: Filters;
  /** Number of matching responses. Null while it is counted. */
  fitting: number | null;
  of: number;
  counting: Counting | null;
}

/** The share of responses that match the filters: `54 of 240 responses`. Empty without filters. */
export const FilterResult = ({ filters, fitting, of, counting }: Props) => {
  if (filters.list.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={messages.filters}>
      <Text size="sm" role="status" className="tabular">
        {fitting === null
          ? messages.counting(counting?.looked ?? 0, counting?.total ?? of)
          : messages.fitting(fitting, of)}
      </Text>
      {fitting !== null && fitting > 0 && fitting < FEW && (
        <Text size="sm" c="dimmed">
          {messages.few(fitting)}
        </Text>
      )}
      {fitting === null && counting && counting.total > 0 && (
        <Progress value={(counting.looked / counting.total) * 100} aria-label={messages.countingLabel} />
      )}
    </Stack>
  );
};
