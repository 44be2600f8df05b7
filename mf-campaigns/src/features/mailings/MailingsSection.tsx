import { listMailingsOperation, type Mailing } from '@folkmoot/contracts/client';
import { momentIn, useCan, useCouncilZone, useInfiniteOperation, useNavigate } from '@folkmoot/shell-sdk';
import {
  type Column,
  DataTable,
  Group,
  IconMail,
  LinkButton,
  PageLoading,
  Stack,
  StatusBadge,
  Text,
  Title,
} from '@folkmoot/ui';
import { EmptyCard, PagedList } from '@folkmoot/ui/controls';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { badgeOf } from './MailingPage';
import { stateText } from './mailing.api';
import { messages } from './mailings.messages';
import { useSubjectOf } from './subject-of';

const texts = messages.list;

const count = (value: number) => <span className="tabular">{value.toLocaleString('en')}</span>;

const columnsIn = (zone: string, subjectOf: (mailing: Mailing) => string): Column<Mailing>[] => [
  {
    key: 'subject',
    header: texts.subject,
    cell: (mailing) => (
      <>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {subjectOf(mailing)}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.kinds[mailing.kind]}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    header: texts.state,
    width: 140,
    cell: (mailing) => <StatusBadge status={badgeOf[mailing.state]} label={stateText(mailing)} />,
  },
  { key: 'sent', header: texts.sent, width: 100, align: 'end', cell: ({ counts }) => count(counts.sent) },
  { key: 'answered', header: texts.answered, width: 100, align: 'end', cell: ({ counts }) => count(counts.answered) },
  {
    key: 'when',
    header: texts.when,
    width: 180,
    cell: ({ sendAt }) => (sendAt ? momentIn(sendAt, zone) : texts.notYet),
  },
];

/** Invitations and reminders of a campaign, below its delivery settings. Shown only when email is a delivery method. */
export const MailingsSection = () => {
  const campaign = useCampaign();
  const zone = useCouncilZone();
  const subjectOf = useSubjectOf();
  const navigate = useNavigate();
  const canEdit = useCan('campaign:edit');
  const list = useInfiniteOperation(listMailingsOperation, { query: { campaignId: campaign.id } });
  const path = `/dashboard/campaigns/${campaign.id}/delivery/mailings`;
  const hasInvited = list.data?.items.some(({ kind, startedAt }) => kind === 'invitation' && startedAt !== null);
  if (!campaign.deliveryMethods.includes('email')) return null;
  return (
    <Stack component="section" aria-label={texts.title}>
      <Group justify="space-between">
        <div>
          <Title order={2}>{texts.title}</Title>
          <Text c="dimmed">{texts.help}</Text>
        </div>
        {canEdit && (
          <Group gap="xs">
            {hasInvited && (
              <LinkButton to={`${path}/new?kind=reminder`} variant="default">
                {texts.remind}
              </LinkButton>
            )}
            <LinkButton to={`${path}/new`}>{texts.invite}</LinkButton>
          </Group>
        )}
      </Group>
      <PagedList
        list={list}
        loading={<PageLoading label={texts.loading} shape="table" count={3} />}
        errorTitle={texts.failed}
        empty={
          <EmptyCard
            icon={<IconMail stroke={1.5} aria-hidden="true" />}
            title={texts.emptyTitle}
            text={texts.emptyText}
          />
        }
      >
        {(items) => (
          <DataTable
            label={texts.label}
            columns={columnsIn(zone, subjectOf)}
            rows={items}
            rowKey={({ id }) => id}
            onOpen={({ id }) => navigate(`${path}/${id}`)}
            minWidth={680}
          />
        )}
      </PagedList>
    </Stack>
  );
};
