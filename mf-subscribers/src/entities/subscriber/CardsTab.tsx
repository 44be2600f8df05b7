import { Box, Group, type QueryLike, QueryStates, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import { CreateButton, EmptyCard } from '@folkmoot/ui/controls';
import { type ReactNode, useId } from 'react';

interface Texts {
  title: string;
  explanation: string;
  create: string;
  loading: string;
  loadFailed: string;
  emptyTitle: string;
  emptyText: string;
}

interface Props<T> {
  texts: Texts;
  query: QueryLike<{ items: T[] }>;
  /** Shown when there are no cards, with the button for the first one. */
  empty: { icon: ReactNode; action: ReactNode };
  /** Null for people without edit permission. */
  onCreate: (() => void) | null;
  children: (items: readonly T[]) => ReactNode;
}

/** A tab of cards: title, description and the create button. */
export const CardsTab = <T,>({ texts, query, empty, onCreate, children }: Props<T>) => {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId}>
      <Group justify="space-between" align="flex-start">
        <Box miw={0} flex="1 1 280px">
          <Title order={2} id={titleId}>
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.explanation}
          </Text>
        </Box>
        {/* The empty card has a button of its own. */}
        {onCreate && query.data?.items.length !== 0 && <CreateButton label={texts.create} onClick={onCreate} />}
      </Group>
      <QueryStates
        query={query}
        loadingLabel={texts.loading}
        errorTitle={texts.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyCard {...empty} title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {({ items }) => <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>{children(items)}</SimpleGrid>}
      </QueryStates>
    </Stack>
  );
};
