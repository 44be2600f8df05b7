import { Container } from '@folkmoot/ui';
import type { ReactNode } from 'react';

/** A screen without the dashboard's frame. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <Container component="main" size={560} py={80} px="md">
    {children}
  </Container>
);
