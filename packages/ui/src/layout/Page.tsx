import { Container, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  width?: number;
  /** Space between the parts. A screen with a `SubjectHeader` has little. */
  gap?: 'xs' | 'md' | 'lg';
}

/** A screen of the dashboard: at most 1280 px wide, 24 px apart. Put a `PageHeader` or a `SubjectHeader` first. */
export const Page = ({ children, width = 1280, gap = 'lg' }: Props) => (
  <Container size={width} px={{ base: 16, sm: 24 }} py={{ base: 16, sm: 24 }} w="100%">
    <Stack gap={gap}>{children}</Stack>
  </Container>
);
