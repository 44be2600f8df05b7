import { type AnalysisType, calendarDayIn, type Insight, type Insights } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import {
  Alert,
  Box,
  Button,
  Card,
  Group,
  IconInfoCircle,
  Skeleton,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from '@folkmoot/ui';
import { messages } from './insights.messages';
import { Result } from './Result';

/** The statements of a provider that were left out, each with the reason. */
const Dropped = ({ claims }: { claims: Insight['droppedClaims'] }) => (
  <Text component="details" size="xs" c="dimmed">
    <summary>{messages.droppedList}</summary>
    <ul>
      {claims.map(({ text, reason }) => (
        <li key={`${reason}:${text}`}>
          {text || messages.droppedHidden} ({messages.faults[reason]})
        </li>
      ))}
    </ul>
  </Text>
);

/** Figures about labels that others set: the quality of our own reading says nothing about them. */
const isCountedOnly = ({ provider, base }: Insight): boolean =>
  provider.kind === 'built_in' && base.labelledBy?.built_in === 0;

/** The origin of an analysis: number of responses, time and person. */
const Origin = ({ insight }: { insight: Insight }) => {
  const zone = useCouncilZone();
  const { base, provider, asOf, dropped, droppedClaims } = insight;
  return (
    <div>
      <Text size="xs" c="dimmed">
        {[
          messages.base(base),
          messages.asOf(momentIn(asOf, zone)),
          isCountedOnly(insight) ? messages.countedHere : messages.provider(provider.kind, provider.model),
        ].join(' · ')}
      </Text>
      {base.leftOut > 0 && (
        <Text size="xs" c="dimmed">
          {messages.leftOut(base)}
        </Text>
      )}
      {base.labelledBy && (
        <Text size="xs" c="dimmed">
          {messages.labelledBy(base.labelledBy)}
        </Text>
      )}
      {dropped > 0 && (
        <Text size="xs" c="dimmed">
          {messages.dropped(dropped)}
        </Text>
      )}
      {droppedClaims.length > 0 && <Dropped claims={droppedClaims} />}
    </div>
  );
};

/** The reason why an analysis does not cover the whole selection. Null when it does. */
const outdatedWords = (
  { isOutdated, days: { from, to } }: Insight,
  range: Insights['range'],
  zone: string,
): string | null => {
  if (from && to && (from !== range.from || to !== range.to))
    return messages.otherDays(calendarDayIn(from, zone), calendarDayIn(to, zone));
  return isOutdated ? messages.outdated : null;
};

const Outdated = ({ insight, range }: { insight: Insight; range: Insights['range'] }) => {
  const words = outdatedWords(insight, range, useCouncilZone());
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
  /** The selected days. */
  range: Insights['range'];
  isLoading: boolean;
  /** No analysis can be started now. */
  isBarred: boolean;
  onAnalyse: () => void;
}

/** One analysis: idle, loading or completed. */
export const InsightCard = ({ type, insight, range, isLoading, isBarred, onAnalyse }: Props) => {
  const title = messages.titles[type];
  return (
    <Card component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <Box flex="1 1 180px">
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {messages.purposes[type]}
            </Text>
          </Box>
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
