import { Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconInbox } from '../icons';

interface Props {
  title: string;
  /** Explains what this place is for. */
  text?: ReactNode;
  icon?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  /** Heading level. 1 when it is the whole page and there is no other h1. */
  level?: 1 | 2 | 3;
}

/** The empty state: explains the purpose and offers the next action. */
export const EmptyState = ({ title, text, icon, action, level = 2 }: Props) => (
  <Center py={40} px="md">
    <Stack align="center" gap="sm" maw={440}>
      <ThemeIcon variant="light" color="gray" size={48} radius="xl">
        {icon ?? <IconInbox stroke={1.5} aria-hidden="true" />}
      </ThemeIcon>
      <Title order={level} size="h3" ta="center">
        {title}
      </Title>
      {text ? (
        <Text c="dimmed" ta="center">
          {text}
        </Text>
      ) : null}
      {action}
    </Stack>
  </Center>
);
