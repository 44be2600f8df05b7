import { Group, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { uiMessages } from '../ui.messages';

/**
 * The layout that loads.
 * `page`: header and figures. `cards`: cards side by side. `table`: lines. `figures`: figures above lines. `report`:
 * charts.
 * `columns`: long cards in two columns. `stack`: long cards in one column. `person`: the page of one person.
 */
export type LoadingShape = 'page' | 'cards' | 'table' | 'figures' | 'report' | 'columns' | 'stack' | 'person';

interface Props {
  /** Accessible name. The text of the specification where it has one. */
  label?: string;
  shape?: LoadingShape | undefined;
  /** Expected number of cards or rows, so that the layout does not shift. */
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

/** With the space between them, as high as the rows of a table. */
const Rows = ({ count }: { count: number }) => (
  <Stack gap={4}>
    <Skeleton height={40} />
    {keys(count).map((key) => (
      <Skeleton key={key} height={40} />
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

/** The loading state: named skeletons with about the height of the content. They appear after 300 ms. */
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
