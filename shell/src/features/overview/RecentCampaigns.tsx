import { type Campaign, responseRate } from '@folkmoot/contracts/client';
import { dayIn, openingInWords, useSession } from '@folkmoot/shell-sdk';
import {
  Card,
  type Column,
  DataTable,
  EmptyState,
  Group,
  IconSpeakerphone,
  LinkButton,
  Stack,
  StatusBadge,
  Text,
  TextLink,
  Title,
} from '@folkmoot/ui';
import { messages } from './overview.messages';

const targetText = ({ responseCount, targetResponses }: Campaign): string =>
  targetResponses === null
    ? messages.noTarget
    : `${targetResponses.toLocaleString('en')} (${responseRate(responseCount, targetResponses)}%)`;

const statusCell = (campaign: Campaign, timeZone: string) => {
  const opening = openingInWords(campaign, timeZone, new Date());
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge status={campaign.status} />
      {opening && (
        <Text size="xs" c="dimmed">
          {opening}
        </Text>
      )}
    </Stack>
  );
};

const columnsIn = (timeZone: string): Column<Campaign>[] => [
  {
    key: 'title',
    header: messages.campaign,
    cell: ({ id, title }) => (
      <TextLink to={`/dashboard/campaigns/${id}`} fw={500} lineClamp={2}>
        {title}
      </TextLink>
    ),
  },
  { key: 'status', header: messages.status, width: 180, cell: (campaign) => statusCell(campaign, timeZone) },
  {
    key: 'responses',
    header: messages.responses,
    width: 110,
    align: 'end',
    cell: ({ responseCount }) => responseCount.toLocaleString('en'),
  },
  { key: 'target', header: messages.target, width: 130, align: 'end', cell: targetText },
  {
    key: 'end',
    header: messages.endDate,
    width: 140,
    cell: ({ endDate }) => (endDate ? dayIn(endDate, timeZone) : <Text c="dimmed">{messages.ongoing}</Text>),
  },
];

interface Props {
  campaigns: readonly Campaign[];
  /** Path to create the first campaign. Null without permission, or when no remote offers it. */
  createPath: string | null;
}

const Empty = ({ createPath }: Pick<Props, 'createPath'>) => (
  <Card p={0}>
    <EmptyState
      icon={<IconSpeakerphone stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={messages.emptyText}
      action={createPath ? <LinkButton to={createPath}>{messages.createFirst}</LinkButton> : null}
    />
  </Card>
);

/** The latest five, newest first. */
export const RecentCampaigns = ({ campaigns, createPath }: Props) => {
  const { council } = useSession();
  return (
    <Stack component="section" gap="sm" aria-label={messages.recent}>
      <Group justify="space-between">
        <Title order={2}>{messages.recent}</Title>
        {campaigns.length > 0 ? <TextLink to="/dashboard/campaigns">{messages.allCampaigns}</TextLink> : null}
      </Group>
      {campaigns.length === 0 ? (
        <Empty createPath={createPath} />
      ) : (
        <DataTable
          label={messages.recent}
          columns={columnsIn(council?.timezone ?? 'UTC')}
          rows={campaigns}
          rowKey={({ id }) => id}
          minWidth={760}
        />
      )}
    </Stack>
  );
};
