import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';

interface Props {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** The empty state of a list that has a frame. */
export const EmptyCard = (props: Props) => (
  <Card p={0}>
    <EmptyState {...props} />
  </Card>
);
