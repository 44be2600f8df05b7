import type { CampaignNews, SubscriberNews } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Card, type QueryLike, Text, TextLink } from '@folkmoot/ui';
import { type NewsLine, newsLines } from './news';
import { OverviewSection, RowsCard, RowsLoading } from './OverviewSection';
import { messages } from './overview.messages';
import classes from './overview.module.css';

const texts = messages.news;
const ROW_HEIGHT = 48;
const LOADING_ROWS = 3;

const Line = ({ line: { name, to, sentence, at }, zone }: { line: NewsLine; zone: string }) => (
  <li className={classes.news}>
    <span className={classes.sentence}>
      {sentence.before ? `${sentence.before} ` : ''}
      <TextLink to={to} fw={500}>
        {name}
      </TextLink>{' '}
      {sentence.after}
    </span>
    {at ? (
      <Text size="xs" c="dimmed" component="time" dateTime={at}>
        {momentIn(at, zone)}
      </Text>
    ) : null}
  </li>
);

const Remark = ({ children }: { children: string }) => (
  <Card>
    <Text c="dimmed">{children}</Text>
  </Card>
);

interface Props {
  /** End of the visit before; undefined on the first visit. */
  since: string | undefined;
  campaigns: QueryLike<{ news: CampaignNews | null }>;
  /** Null for people who may not see subscribers. */
  subscribers: QueryLike<{ news: SubscriberNews | null }> | null;
}

const News = ({ since, campaigns, subscribers }: Props & { since: string }) => {
  const zone = useCouncilZone();
  const queries = subscribers ? [campaigns, subscribers] : [campaigns];
  const waits = queries.some(({ data, error }) => data === undefined && error === null);
  const hasFailed = queries.some(({ data, error }) => data === undefined && error !== null);
  const lines = newsLines(campaigns.data?.news, subscribers?.data?.news);
  const from = momentIn(campaigns.data?.news?.from ?? since, zone);
  if (lines.length === 0 && waits) {
    return <RowsLoading label={texts.loading} rows={LOADING_ROWS} rowHeight={ROW_HEIGHT} />;
  }
  return (
    <>
      {lines.length > 0 ? (
        <>
          <Text size="sm" c="dimmed">
            {texts.since(from)}
          </Text>
          <RowsCard label={texts.title}>
            {lines.map((line) => (
              <Line key={line.key} line={line} zone={zone} />
            ))}
          </RowsCard>
        </>
      ) : null}
      {lines.length === 0 && !hasFailed ? <Remark>{texts.empty(from)}</Remark> : null}
      {hasFailed ? <Text c="dimmed">{texts.incomplete}</Text> : null}
    </>
  );
};

/** Changes since the visit before: responses, moves of campaigns, mailings and imports that ended. */
export const NewsList = (props: Props) => (
  <OverviewSection title={texts.title}>
    {props.since === undefined ? <Remark>{texts.first}</Remark> : <News {...props} since={props.since} />}
  </OverviewSection>
);
