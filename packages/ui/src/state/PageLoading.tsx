import { Group, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { uiMessages } from '../ui.messages';

/** A whole page with its header and figures, cards side by side, or lines below each other. */
export type LoadingShape = 'page' | 'cards' | 'table';

interface Props {
  /** What is being loaded, for screen readers: the text of the specification where it has one. */
  label?: string;
  shape?: LoadingShape | undefined;
  /** How many cards or rows to expect, so that the page does not jump. */
  count?: number;
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

const Cards = ({ count }: { count: number }) => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: Math.min(count, 4) }}>
    {keys(count).map((key) => (
      <Skeleton key={key} height={124} />
    ))}
  </SimpleGrid>
);

const Rows = ({ count }: { count: number }) => (
  <Stack gap={4}>
    <Skeleton height={36} />
    {keys(count).map((key) => (
      <Skeleton key={key} height={48} />
    ))}
  </Stack>
);

const Whole = () => (
  <Stack gap="lg">
    <Group justify="space-between">
      <Skeleton height={32} width={240} />
      <Skeleton height={36} width={140} />
    </Group>
    <Cards count={4} />
    <Rows count={4} />
  </Stack>
);

const shapes = { page: Whole, cards: Cards, table: Rows } as const;

/** The loading state: skeletons of about the height of what comes, with an accessible name. They are drawn after 300 ms. */
export const PageLoading = ({ label = uiMessages.loading, shape = 'page', count = 4 }: Props) => {
  const Shape = shapes[shape];
  return (
    <div role="status" aria-label={label} aria-busy="true">
      <div aria-hidden="true">
        <Shape count={count} />
      </div>
    </div>
  );
};
