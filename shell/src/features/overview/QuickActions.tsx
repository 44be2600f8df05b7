import type { QuickAction } from '@folkmoot/contracts/remote';
import { Group, IconByName, LinkButton, Stack, Title } from '@folkmoot/ui';
import { messages } from './overview.messages';

/** The quick actions of the remotes. */
export const QuickActions = ({ actions }: { actions: readonly QuickAction[] }) => {
  if (actions.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-label={messages.quickActions}>
      <Title order={2}>{messages.quickActions}</Title>
      <Group gap="sm">
        {actions.map(({ label, path, icon }) => (
          <LinkButton
            key={label}
            to={`/dashboard/${path}`}
            variant="default"
            leftSection={<IconByName name={icon} size={16} />}
          >
            {label}
          </LinkButton>
        ))}
      </Group>
    </Stack>
  );
};
