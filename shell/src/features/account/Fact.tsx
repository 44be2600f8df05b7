import { Box, Group, Text } from '@folkmoot/ui';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  /** A button that changes the value. */
  children?: ReactNode;
}

/** A labelled value. */
export const Fact = ({ label, value, children }: Props) => (
  <Group justify="space-between" gap="sm">
    <Box component="dl" m={0} miw={0} style={{ flex: '1 1 14rem' }}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Text>
    </Box>
    {children}
  </Group>
);
