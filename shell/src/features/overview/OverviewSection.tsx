import { Card, Group, Skeleton, Stack, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import classes from './overview.module.css';

interface Props {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A named part of the overview. */
export const OverviewSection = ({ title, aside, children }: Props) => (
  <Stack component="section" gap="sm" aria-label={title} miw={0}>
    <Group justify="space-between">
      <Title order={2}>{title}</Title>
      {aside}
    </Group>
    {children}
  </Stack>
);

/** Rows in a card. */
export const RowsCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card p={0}>
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  </Card>
);

interface LoadingProps {
  label: string;
  rows: number;
  rowHeight: number;
}

/** Named skeletons with the height of the rows. */
export const RowsLoading = ({ label, rows, rowHeight }: LoadingProps) => (
  <div role="status" aria-label={label} aria-busy="true">
    <Stack gap={1} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => `row${index}`).map((key) => (
        <Skeleton key={key} height={rowHeight} />
      ))}
    </Stack>
  </div>
);

interface SentenceProps {
  name: string;
  sentence: { readonly before?: string; readonly after: string };
}

/** A sentence with the name of its item in bold. */
export const Sentence = ({ name, sentence: { before, after } }: SentenceProps) => (
  <span className={classes.sentence}>
    {before ? `${before} ` : ''}
    <b>{name}</b> {after}
  </span>
);
