import { listMailingsOperation, type Mailing } from '@folkmoot/contracts/client';
import { sendingColumns } from '@folkmoot/sending';
import { useCan, useCouncilZone, useInfiniteOperation, useNavigate } from '@folkmoot/shell-sdk';
import { DataTable, Group, IconMail, LinkButton, PageLoading, Stack, Text, Title } from '@folkmoot/ui';
import { EmptyCard, PagedList } from '@folkmoot/ui/controls';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { messages } from './mailings.messages';
import { useSubjectOf } from './subject-of';

const texts = messages.list;

const columnsIn = (zone: string, subjectOf: (mailing: Mailing) => string) =>
  sendingColumns<Mailing>(zone, {
    name: texts.subject,
    linesOf: (mailing) => [subjectOf(mailing), messages.kinds[mailing.kind]],
    figure: { key: 'answered', header: texts.answered, width: 100, value: ({ counts }) => counts.answered },
  });

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
