import { type DeletedOptInPage, listDeletedOptInPagesOperation } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone, useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  EmptyState,
  Group,
  IconTrash,
  Page,
  PageHeader,
  PageLoading,
  QueryStates,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { useRef, useState } from 'react';
import { usePageActions } from '../records/use-page-actions';
import { messages } from './list.messages';
import classes from './list.module.css';

const { bin } = messages;

interface RowProps {
  page: DeletedOptInPage;
  onRestore: (page: DeletedOptInPage) => Promise<void>;
}

const Row = ({ page, onRestore }: RowProps) => {
  const zone = useCouncilZone();
  const [isRestoring, setRestoring] = useState(false);
  const restore = async () => {
    setRestoring(true);
    await onRestore(page);
    setRestoring(false);
  };
  return (
    <Card component="article" aria-labelledby={`deleted-${page.id}`}>
      <Group justify="space-between" align="center">
        <Stack gap={4} miw={0} flex="1 1 260px">
          <Title order={2} size="h4" id={`deleted-${page.id}`} className={classes.title}>
            {page.title}
          </Title>
          <Text size="sm" c="dimmed">
            {bin.deletedOn(dayIn(page.deletedAt, zone), page.signups)}
          </Text>
          <Text size="sm" c="dimmed">
            {bin.until(dayIn(page.restorableUntil, zone))}
          </Text>
        </Stack>
        <Button
          variant="default"
          loading={isRestoring}
          onClick={() => void restore()}
          aria-label={bin.restoreOf(page.title)}
        >
          {bin.restore}
        </Button>
      </Group>
    </Card>
  );
};

const Empty = () => (
  <Card p={0}>
    <EmptyState icon={<IconTrash stroke={1.5} aria-hidden="true" />} title={bin.emptyTitle} text={bin.emptyText} />
  </Card>
);

/** /dashboard/opt-in/deleted: what can still be brought back (E-79). */
export const DeletedPagesPage = () => {
  usePageTitle(bin.title);
  const list = useInfiniteOperation(listDeletedOptInPagesOperation, {});
  const { bringBack } = usePageActions();
  const rows = useRef<HTMLDivElement>(null);
  // The row that had the focus is gone: the focus goes to the list, not to the top of the page.
  const restore = async (page: DeletedOptInPage) => {
    await bringBack(page);
    rows.current?.focus();
  };
  return (
    <Page>
      <PageHeader
        title={bin.title}
        description={bin.description}
        back={{ to: '/dashboard/opt-in', label: messages.title }}
      />
      <Stack ref={rows} tabIndex={-1} role="group" aria-label={bin.title}>
        <QueryStates
          query={list}
          loading={<PageLoading label={bin.loading} shape="table" count={3} />}
          errorTitle={bin.loadFailed}
          isEmpty={({ items }) => items.length === 0}
          empty={<Empty />}
        >
          {({ items }) => items.map((page) => <Row key={page.id} page={page} onRestore={restore} />)}
        </QueryStates>
      </Stack>
      {list.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
    </Page>
  );
};
