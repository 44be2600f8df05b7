import { Group, Stack, Text, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page with its heading. */
export const Section = ({ title, text, action, children }: Props) => (
  <Stack gap="sm" component="section" aria-label={title}>
    <Group justify="space-between" align="flex-end">
      <Stack gap={2}>
        <Title order={2} size="h4">
          {title}
        </Title>
        {text ? (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        ) : null}
      </Stack>
      {action}
    </Group>
    {children}
  </Stack>
);
