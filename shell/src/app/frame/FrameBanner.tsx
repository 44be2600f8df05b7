import { Group, type IconInfoCircle, Text } from '@folkmoot/ui';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: typeof IconInfoCircle;
  children: ReactNode;
}

/** A line above every page, in sight of the person until its reason has gone. */
export const FrameBanner = ({ label, icon: Icon, children }: Props) => (
  <Group
    role="status"
    aria-label={label}
    bg="accent.1"
    c="accent.9"
    px="md"
    py={6}
    gap="xs"
    wrap="nowrap"
    align="flex-start"
  >
    <Icon size={18} stroke={1.5} aria-hidden="true" style={{ flexShrink: 0, marginTop: 1 }} />
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </Group>
);
