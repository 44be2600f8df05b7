import type { AnalysisType, Insight, Insights } from '@folkmoot/contracts/client';
import { dayIn, momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, IconInfoCircle, Skeleton, Stack, Text, Title, VisuallyHidden } from '@folkmoot/ui';
import { messages } from './insights.messages';
import { Result } from './Result';

/** Where it comes from: how many were read, when, by whom. */
const Origin = ({ insight }: { insight: Insight }) => {
  const zone = useCouncilZone();
  const { base, provider, asOf, dropped } = insight;
  return (
    <div>
      <Text size="xs" c="dimmed">
        {[
          messages.base(base),
          messages.asOf(momentIn(asOf, zone)),
          messages.provider(provider.kind, provider.model),
        ].join(' · ')}
      </Text>
      {base.leftOut > 0 && (
        <Text size="xs" c="dimmed">
          {messages.leftOut(base)}
        </Text>
      )}
      {dropped > 0 && (
        <Text size="xs" c="dimmed">
          {messages.dropped(dropped)}
        </Text>
      )}
    </div>
  );
};

const calendarDay = (day: string): string => dayIn(`${day}T00:00:00Z`, 'UTC');

/** Why an analysis is not of all that is chosen; null when it is. */
const outdatedWords = ({ isOutdated, days: { from, to } }: Insight, range: Insights['range']): string | null => {
  if (from && to && (from !== range.from || to !== range.to))
    return messages.otherDays(calendarDay(from), calendarDay(to));
  return isOutdated ? messages.outdated : null;
};

const Outdated = ({ insight, range }: { insight: Insight; range: Insights['range'] }) => {
  const words = outdatedWords(insight, range);
  return (
    words && (
      <Text size="sm" c="dimmed">
        {words}
      </Text>
    )
  );
};

const Made = ({ insight, range }: { insight: Insight; range: Insights['range'] }) => (
  <Stack gap="md">
    <Outdated insight={insight} range={range} />
    {insight.lack && (
      <Alert color="gray" title={messages.lackTitle} icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}>
        {messages.lacks[insight.lack]}
      </Alert>
    )}
    {insight.result && <Result result={insight.result} />}
    <Origin insight={insight} />
  </Stack>
);

const Loading = () => (
  <Stack gap="xs" role="status">
    <VisuallyHidden>{messages.analysing}</VisuallyHidden>
    <Skeleton height={28} width="40%" />
    <Skeleton height={14} />
    <Skeleton height={14} width="80%" />
  </Stack>
);

interface Props {
  type: AnalysisType;
  insight: Insight | undefined;
  /** The days that are chosen. */
  range: Insights['range'];
  isLoading: boolean;
  /** No analysis can be asked for now. */
  isBarred: boolean;
  onAnalyse: () => void;
}

/** One analysis: idle, loading or completed (D1). */
export const InsightCard = ({ type, insight, range, isLoading, isBarred, onAnalyse }: Props) => {
  const title = messages.titles[type];
  return (
    <Card component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div>
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {messages.purposes[type]}
            </Text>
          </div>
          <Button
            variant="default"
            style={{ flexShrink: 0 }}
            disabled={isBarred}
            onClick={onAnalyse}
            aria-label={insight && !isLoading ? messages.againLabel(title) : undefined}
          >
            {isLoading ? messages.analysing : insight ? messages.again : messages.analyse[type]}
          </Button>
        </Group>
        {isLoading ? <Loading /> : insight && <Made insight={insight} range={range} />}
      </Stack>
    </Card>
  );
};
