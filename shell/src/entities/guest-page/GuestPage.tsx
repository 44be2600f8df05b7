import { Card, Container } from '@folkmoot/ui';
import type { ReactNode } from 'react';

/** A page with one card, for people who need not be signed in. */
export const GuestPage = ({ children }: { children: ReactNode }) => (
  <Container component="main" size={460} py={{ base: 32, sm: 72 }} px="md">
    <Card p={{ base: 'lg', sm: 'xl' }}>{children}</Card>
  </Container>
);
