import { Group, Text, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  /** Beside the title: a button, or a state. */
  aside?: ReactNode;
}

/** The title of a card of settings, with a sentence. */
export const SettingsHead = ({ title, description, aside }: Props) => (
  <Group justify="space-between" align="flex-start">
    <div style={{ flex: '1 1 16rem' }}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {description}
      </Text>
    </div>
    {aside}
  </Group>
);
