import { Anchor, Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconArrowLeft } from '../icons';
import { Link } from '../router';

interface Props {
  title: string;
  /** The area that the screen belongs to, in small text above the title. */
  area?: string;
  description?: ReactNode;
  /** Shown beside the title, such as a status. */
  badge?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}

/** The header of a screen: its only h1, a description, and the actions. */
export const PageHeader = ({ title, area, description, badge, actions, back }: Props) => (
  <Stack gap={8}>
    {back ? (
      <Anchor component={Link} to={back.to} size="sm" c="dimmed" w="fit-content">
        <Group gap={4} component="span">
          <IconArrowLeft size={14} stroke={1.5} aria-hidden="true" />
          {back.label}
        </Group>
      </Anchor>
    ) : null}
    <Group justify="space-between" align="flex-start" gap="md">
      <Box miw={0} flex="1 1 320px">
        {area ? (
          <Text size="xs" c="dimmed" fw={500}>
            {area}
          </Text>
        ) : null}
        <Group gap="sm" align="center">
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          {badge}
        </Group>
        {description ? (
          <Text c="dimmed" mt={4} component="div" style={{ overflowWrap: 'anywhere' }}>
            {description}
          </Text>
        ) : null}
      </Box>
      {actions ? <Group gap="xs">{actions}</Group> : null}
    </Group>
  </Stack>
);
