import { Box, SimpleGrid, Skeleton } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './card-grid.module.css';

const columns = { base: 1, sm: 2, xl: 3 } as const;

interface LoadingProps {
  label: string;
  count: number;
  /** Height of the real cards in pixels, so that the layout does not shift. */
  height: number;
}

/** Skeletons while the cards load. */
export const LoadingCards = ({ label, count, height }: LoadingProps) => (
  <Box role="status" aria-label={label} aria-busy="true">
    <SimpleGrid cols={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => `card-${at}`).map((key) => (
        <Skeleton key={key} height={height} />
      ))}
    </SimpleGrid>
  </Box>
);

interface Props {
  label: string;
  isStale: boolean;
  /** Lets the caller focus the grid when the focused card is removed. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A grid of cards as one named group. */
export const CardGrid = ({ label, isStale, ref, children }: Props) => (
  <SimpleGrid
    ref={ref}
    tabIndex={-1}
    role="group"
    aria-label={label}
    cols={columns}
    className={isStale ? classes.stale : undefined}
  >
    {children}
  </SimpleGrid>
);
