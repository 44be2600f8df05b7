import { Container, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** A screen of the dashboard: at most 1280 px wide, 24 px apart. Put a `PageHeader` first. */
export const Page = ({ children, width = 1280 }: { children: ReactNode; width?: number }) => (
  <Container size={width} px={{ base: 16, sm: 24 }} py={{ base: 16, sm: 24 }} w="100%">
    <Stack gap="lg">{children}</Stack>
  </Container>
);
