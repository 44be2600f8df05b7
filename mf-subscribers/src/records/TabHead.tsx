import { Box, Group, Text, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';

/** The head of a tab: what it holds, what that is for, and the one thing to do. */
export const TabHead = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <Group justify="space-between" align="flex-start">
    <Box miw={0} flex="1 1 280px">
      <Title order={2}>{title}</Title>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </Box>
    {action}
  </Group>
);
