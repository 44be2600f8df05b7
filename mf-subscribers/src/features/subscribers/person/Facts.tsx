import { SimpleGrid, Text } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import classes from './person.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Labels with their values, side by side when there is enough space. */
export const Facts = ({ facts, cols = 4 }: { facts: readonly Fact[]; cols?: number }) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: cols }} m={0} spacing="md" verticalSpacing="sm">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <Text component="dt" size="xs" c="dimmed">
          {name}
        </Text>
        <Text component="dd" m={0} size="sm" className={classes.value}>
          {value}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);
