import { Card, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { messages as texts } from './personal-data.messages';
import classes from './personal-data.module.css';

export type Fact = readonly [name: string, value: ReactNode];

/** Labels with their values. Empty values are left out. `isHalf`: in a card of half the page's width. */
export const Facts = ({ facts, isHalf = false }: { facts: readonly Fact[]; isHalf?: boolean }) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: isHalf ? 2 : 4 }} m={0} spacing="md" verticalSpacing="sm">
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== '' && (
          <div key={name}>
            <Text component="dt" size="xs" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} size="sm" className={classes.value}>
              {value}
            </Text>
          </div>
        ),
    )}
  </SimpleGrid>
);

interface Props {
  place: keyof typeof texts.places;
  count: number;
  children: ReactNode;
}

/** One place where data of the person is stored. */
export const Part = ({ place, count, children }: Props) => (
  <Card component="section" aria-label={texts.places[place]}>
    <Stack gap="sm">
      <Title order={3}>{texts.places[place]}</Title>
      {count === 0 ? <Text size="sm">{texts.none}</Text> : children}
    </Stack>
  </Card>
);

/** An event or a mail, with its day. */
export const Line = ({ title, text }: { title: string; text: string }) => (
  <li>
    <Text size="sm" className={classes.value}>
      {title}
    </Text>
    <Text size="xs" c="dimmed">
      {text}
    </Text>
  </li>
);

export const Lines = ({ children }: { children: ReactNode }) => <ul className={classes.lines}>{children}</ul>;
