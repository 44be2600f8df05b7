import type { CampaignAttention, SubscriberAttention } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  Group,
  IconCalendar,
  IconCircleCheck,
  IconClock,
  IconMail,
  IconPencil,
  IconSpeakerphone,
  IconTarget,
  IconUpload,
  PageError,
  type QueryLike,
  Text,
  TextLink,
  VisuallyHidden,
} from '@folkmoot/ui';
import { useState } from 'react';
import { type AttentionIcon, type AttentionLine, campaignLine, sortedLines, subscriberLine } from './attention';
import { OverviewSection, RowsCard, RowsLoading, Sentence } from './OverviewSection';
import { messages } from './overview.messages';
import classes from './overview.module.css';

const texts = messages.attention;
/** More lines are behind a button, because nobody reads more at a glance. */
const FIRST_LINES = 6;
const ROW_HEIGHT = 48;
const LOADING_ROWS = 3;

const icons: Readonly<Record<AttentionIcon, typeof IconClock>> = {
  clock: IconClock,
  target: IconTarget,
  pencil: IconPencil,
  calendar: IconCalendar,
  mail: IconMail,
  upload: IconUpload,
  megaphone: IconSpeakerphone,
};

const Line = ({ line: { icon, isProblem, name, sentence, link } }: { line: AttentionLine }) => {
  const Icon = icons[icon];
  return (
    <li className={classes.item}>
      <Icon size={18} stroke={1.5} aria-hidden="true" className={isProblem ? classes.problem : undefined} />
      <Sentence name={name} sentence={sentence} />
      <TextLink to={link.to} className={classes.link}>
        {link.label}
        <VisuallyHidden>{texts.linkFor(name)}</VisuallyHidden>
      </TextLink>
    </li>
  );
};

const Lines = ({ lines }: { lines: readonly AttentionLine[] }) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, FIRST_LINES);
  return (
    <>
      <RowsCard label={texts.title}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </RowsCard>
      {shown.length < lines.length ? (
        <Button variant="subtle" onClick={() => setShowsAll(true)} style={{ alignSelf: 'flex-start' }}>
          {texts.showAll(lines.length)}
        </Button>
      ) : null}
    </>
  );
};

const Nothing = () => (
  <Card>
    <Group gap="sm" wrap="nowrap">
      <IconCircleCheck size={18} stroke={1.5} aria-hidden="true" />
      <Text>{texts.empty}</Text>
    </Group>
  </Card>
);

interface Props {
  campaigns: QueryLike<{ attention: readonly CampaignAttention[] }>;
  /** Null for people who may not see subscribers. */
  subscribers: QueryLike<{ attention: readonly SubscriberAttention[] }> | null;
}

const linesOf = ({ campaigns, subscribers }: Props, zone: string): AttentionLine[] =>
  sortedLines([
    ...(campaigns.data?.attention ?? []).map((item) => campaignLine(item, (moment) => dayIn(moment, zone))),
    ...(subscribers?.data?.attention ?? []).map(subscriberLine),
  ]);

const isLoading = (query: QueryLike<unknown> | null): boolean =>
  query !== null && query.data === undefined && query.error === null;
const hasFailed = (query: QueryLike<unknown> | null): boolean =>
  query !== null && query.data === undefined && query.error !== null;

/** The parts that could not be loaded. The figures below offer to load the campaigns again. */
const Failures = ({ campaigns, subscribers }: Props) => (
  <>
    {hasFailed(campaigns) ? <Text c="dimmed">{texts.campaignsMissing}</Text> : null}
    {subscribers && hasFailed(subscribers) ? (
      <PageError
        title={texts.subscribersFailed}
        text={subscribers.error?.message}
        onRetry={() => void subscribers.refetch()}
      />
    ) : null}
  </>
);

/** Items that need a decision of staff, from both services. A service that fails or is slow hides its own lines. */
export const AttentionList = (props: Props) => {
  const { campaigns, subscribers } = props;
  const lines = linesOf(props, useCouncilZone());
  const waits = isLoading(campaigns) || isLoading(subscribers);
  const isComplete = !waits && !hasFailed(campaigns) && !hasFailed(subscribers);
  return (
    <OverviewSection title={texts.title}>
      {lines.length > 0 ? <Lines lines={lines} /> : null}
      {waits && lines.length === 0 ? (
        <RowsLoading label={texts.loading} rows={LOADING_ROWS} rowHeight={ROW_HEIGHT} />
      ) : null}
      {isComplete && lines.length === 0 ? <Nothing /> : null}
      <Failures {...props} />
    </OverviewSection>
  );
};
