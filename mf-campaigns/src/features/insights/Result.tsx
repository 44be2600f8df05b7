import {
  type InsightResult,
  type RecommendationPriority,
  type RecommendationsInsight,
  type SentimentInsight,
  type SummaryInsight,
  sentimentLabels,
  type ThemesInsight,
} from '@folkmoot/contracts/client';
import { Badge, BarChart, Group, Stack, Text, Title, type Tone } from '@folkmoot/ui';
import { messages } from './insights.messages';
import classes from './insights.module.css';
import { Quotes } from './Quotes';

const Sentiment = ({ result }: { result: SentimentInsight }) => {
  const { overallSentiment, sentimentDistribution, judged, summary, quotes } = result;
  return (
    <Stack gap="sm">
      <div>
        <Group gap="xs" align="baseline">
          <span className={classes.score}>{overallSentiment.toFixed(1)}</span>
          <Text c="dimmed">{messages.outOfTen}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {messages.howScore(judged)}
        </Text>
      </div>
      <BarChart
        title={messages.distribution}
        headings={messages.headings}
        bars={sentimentLabels.map((label) => ({
          key: label,
          label: messages.labels[label],
          value: sentimentDistribution[label],
          text: messages.share(sentimentDistribution[label], judged),
        }))}
      />
      <Text>{summary}</Text>
      <Quotes quotes={quotes} />
    </Stack>
  );
};

const Themes = ({ result: { themes, summary } }: { result: ThemesInsight }) => (
  <Stack gap="sm">
    <Text>{themes.length === 0 ? messages.noThemes : summary}</Text>
    <ol className={classes.list}>
      {themes.map(({ name, frequency, description, quotes, terms }) => (
        <li key={name}>
          <Stack gap="xs">
            <Group justify="space-between" gap="xs">
              <Title order={3} size="h5">
                {name}
              </Title>
              <Badge color="gray" variant="light">
                {messages.frequency(frequency)}
              </Badge>
            </Group>
            <Text size="sm">{description}</Text>
            <Quotes quotes={quotes.slice(0, 2)} />
            {terms.length > 0 && (
              <Text size="xs" c="dimmed">
                {messages.terms(terms)}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </ol>
  </Stack>
);

const Summary = ({ result: { summary, points } }: { result: SummaryInsight }) => (
  <Stack gap="sm">
    <Text>{summary}</Text>
    <ul className={classes.list}>
      {points.map(({ text, quotes }) => (
        <li key={text}>
          <Stack gap="xs">
            <Text>{text}</Text>
            <Quotes quotes={quotes} />
          </Stack>
        </li>
      ))}
    </ul>
  </Stack>
);

/** High red, Medium yellow, Low green. */
const tones: Readonly<Record<RecommendationPriority, Tone>> = { High: 'red', Medium: 'amber', Low: 'green' };

const Recommendations = ({ result: { recommendations } }: { result: RecommendationsInsight }) =>
  recommendations.length === 0 ? (
    <Text>{messages.noRecommendations}</Text>
  ) : (
    <ol className={classes.list}>
      {recommendations.map(({ title, priority, description, quotes }, index) => (
        <li key={title}>
          <Stack gap="xs">
            <Group justify="space-between" gap="xs">
              <Title order={3} size="h5">
                {`${index + 1}. ${title}`}
              </Title>
              <Badge color={tones[priority]} variant="light">
                {messages.priority(priority)}
              </Badge>
            </Group>
            <Text>{description}</Text>
            <Quotes quotes={quotes} />
          </Stack>
        </li>
      ))}
    </ol>
  );

/** A result of any kind, as text. */
export const Result = ({ result }: { result: InsightResult }) => {
  if (result.type === 'sentiment') return <Sentiment result={result} />;
  if (result.type === 'themes') return <Themes result={result} />;
  return result.type === 'summary' ? <Summary result={result} /> : <Recommendations result={result} />;
};
