import { Card, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Explains the section below its title. */
  text?: string;
  children: ReactNode;
}

/** A card with a heading on the page of a council. */
export const CouncilSection = ({ title, text, children }: SectionProps) => (
  <Card component="section" aria-label={title}>
    <Stack gap="sm">
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        {text ? (
          <Text size="sm" c="dimmed" maw={640}>
            {text}
          </Text>
        ) : null}
      </div>
      {children}
    </Stack>
  </Card>
);

export const Facts = ({ children }: { children: ReactNode }) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="sm" m={0}>
    {children}
  </SimpleGrid>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text component="dt" size="xs" c="dimmed">
      {label}
    </Text>
    <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </div>
);
