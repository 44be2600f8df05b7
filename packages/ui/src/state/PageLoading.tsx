import { Group, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { uiMessages } from '../ui.messages';

/**
 * A whole page with its header and figures, cards side by side, lines below each other, figures over lines, a report with
 * its charts, long cards in two columns, long cards below each other, or the page of one person.
 */
export type LoadingShape = 'page' | 'cards' | 'table' | 'figures' | 'report' | 'columns' | 'stack' | 'person';

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

const Figures = () => (
  <Stack gap="lg">
    <Cards count={4} />
    <Rows count={5} />
  </Stack>
);

const Columns = ({ count, height = 320 }: { count: number; height?: number }) => (
  <SimpleGrid cols={{ base: 1, lg: 2 }}>
    {keys(count).map((key) => (
      <Skeleton key={key} height={height} />
    ))}
  </SimpleGrid>
);

const Report = () => (
  <Stack gap="lg">
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      {keys(4).map((key) => (
        <Skeleton key={key} height={124} />
      ))}
    </SimpleGrid>
    <Skeleton height={36} width={170} />
    <Skeleton height={320} />
    <Columns count={4} />
  </Stack>
);

const LongCards = ({ count }: { count: number }) => (
  <Stack>
    {keys(count).map((key) => (
      <Skeleton key={key} height={360} />
    ))}
  </Stack>
);

const Person = () => (
  <Stack gap="lg">
    <Skeleton height={32} width={240} />
    <Columns count={2} height={260} />
    <Rows count={4} />
  </Stack>
);

const shapes = {
  page: Whole,
  cards: Cards,
  table: Rows,
  figures: Figures,
  report: Report,
  columns: Columns,
  stack: LongCards,
  person: Person,
} as const;

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
