import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { PagedList } from '../data/PagedList';
import { Button } from '../form/Button';
import { IconTrash } from '../icons';
import { EmptyCard } from '../state/EmptyCard';
import { PageLoading } from '../state/PageLoading';
import { Page } from './Page';
import { PageHeader } from './PageHeader';

/** One deleted item for display. */
export interface BinEntry {
  id: string;
  title: string;
  badge?: ReactNode;
  /** The dates of deletion and of final erasure. */
  lines: readonly string[];
}

interface Texts {
  title: string;
  description: string;
  loading: string;
  loadFailed: string;
  emptyTitle: string;
  emptyText: string;
  restore: string;
  /** The button's accessible name: `Restore Park survey`. */
  restoreOf: (title: string) => string;
}

const Row = ({ entry, texts, onRestore }: { entry: BinEntry; texts: Texts; onRestore: () => Promise<unknown> }) => {
  const [isRestoring, setIsRestoring] = useState(false);
  const titleId = useId();
  const restore = async () => {
    setIsRestoring(true);
    await onRestore();
    setIsRestoring(false);
  };
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Group justify="space-between" align="center">
        <Stack gap={4} miw={0} flex="1 1 260px">
          <Group gap="xs">
            <Title order={2} size="h4" id={titleId} style={{ overflowWrap: 'anywhere' }}>
              {entry.title}
            </Title>
            {entry.badge}
          </Group>
          {entry.lines.map((line) => (
            <Text key={line} size="sm" c="dimmed">
              {line}
            </Text>
          ))}
        </Stack>
        <Button
          variant="default"
          loading={isRestoring}
          onClick={() => void restore()}
          aria-label={texts.restoreOf(entry.title)}
        >
          {texts.restore}
        </Button>
      </Group>
    </Card>
  );
};

interface Props<T> {
  texts: Texts;
  back: { to: string; label: string };
  list: ComponentProps<typeof PagedList<T>>['list'];
  describe: (item: T) => BinEntry;
  /** Shows success and failure itself. It does not reject. */
  onRestore: (item: T) => Promise<unknown>;
}

/** The deleted items that can still be restored. */
export const BinPage = <T,>({ texts, back, list, describe, onRestore }: Props<T>) => {
  const rows = useRef<HTMLDivElement>(null);
  // The focused row is removed, so the focus moves to the list and not to the top of the page.
  const bringBack = async (item: T) => {
    await onRestore(item);
    rows.current?.focus();
  };
  return (
    <Page>
      <PageHeader title={texts.title} description={texts.description} back={back} />
      <Stack ref={rows} tabIndex={-1} role="group" aria-label={texts.title}>
        <PagedList
          list={list}
          loading={<PageLoading label={texts.loading} shape="table" count={3} />}
          errorTitle={texts.loadFailed}
          empty={
            <EmptyCard
              icon={<IconTrash stroke={1.5} aria-hidden="true" />}
              title={texts.emptyTitle}
              text={texts.emptyText}
            />
          }
        >
          {(items) =>
            items.map((item) => {
              const entry = describe(item);
              return <Row key={entry.id} entry={entry} texts={texts} onRestore={() => bringBack(item)} />;
            })
          }
        </PagedList>
      </Stack>
    </Page>
  );
};
