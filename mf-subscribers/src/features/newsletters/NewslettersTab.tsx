import { listNewslettersOperation, type Newsletter } from '@folkmoot/contracts/client';
import { sendingColumns } from '@folkmoot/sending';
import { useCan, useCouncilZone, useInfiniteOperation, useNavigate } from '@folkmoot/shell-sdk';
import { DataTable, Group, IconMail, IconPlus, LinkButton, PageLoading, Stack, Text, Title } from '@folkmoot/ui';
import { EmptyCard, PagedList } from '@folkmoot/ui/controls';
import { LIST_PATH } from './newsletter.api';
import { messages } from './newsletters.messages';

const texts = messages.list;

const columnsIn = (zone: string) =>
  sendingColumns<Newsletter>(zone, {
    name: texts.newsletter,
    linesOf: ({ title, shownSubject, archive }) => [
      title,
      archive ? `${shownSubject} · ${texts.onPage}` : shownSubject,
    ],
    figure: {
      key: 'failed',
      header: texts.failedCount,
      width: 130,
      value: ({ counts }) => counts.failed + counts.bounced,
    },
  });

/** The newsletters of the council, newest first. */
export const NewslettersTab = () => {
  const zone = useCouncilZone();
  const navigate = useNavigate();
  const canEdit = useCan('campaign:edit');
  const list = useInfiniteOperation(listNewslettersOperation, {});
  const create = canEdit && (
    <LinkButton to={`${LIST_PATH}/new`} leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}>
      {texts.create}
    </LinkButton>
  );
  return (
    <Stack component="section" aria-label={texts.title}>
      <Group justify="space-between">
        <div>
          <Title order={2}>{texts.title}</Title>
          <Text size="sm" c="dimmed">
            {texts.explanation}
          </Text>
        </div>
        {/* The empty list has the button below its text. */}
        {list.data?.items.length !== 0 && create}
      </Group>
      <PagedList
        list={list}
        loading={<PageLoading label={texts.loading} shape="table" count={4} />}
        errorTitle={texts.failed}
        empty={
          <EmptyCard
            icon={<IconMail stroke={1.5} aria-hidden="true" />}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={create}
          />
        }
      >
        {(items) => (
          <DataTable
            label={texts.label}
            columns={columnsIn(zone)}
            rows={items}
            rowKey={({ id }) => id}
            onOpen={({ id }) => navigate(`${LIST_PATH}/${id}`)}
            minWidth={680}
          />
        )}
      </PagedList>
    </Stack>
  );
};
