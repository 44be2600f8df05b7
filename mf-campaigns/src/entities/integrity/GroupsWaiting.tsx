import { Alert, Group, IconAlertTriangle, LinkButton, Text } from '@folkmoot/ui';
import { integrityPath } from './group-words';
import { messages } from './integrity.messages';
import { isWaiting, useIntegrity } from './use-integrity';

/** A line above the results while groups of responses wait for a decision. */
export const GroupsWaiting = ({ campaignId }: { campaignId: string }) => {
  const waiting = (useIntegrity(campaignId).data?.waves ?? []).filter(isWaiting).length;
  if (waiting === 0) return null;
  return (
    <Alert color="amber" role="status" py="xs" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" flex="1 1 16rem">
          {messages.waiting(waiting)}
        </Text>
        <LinkButton to={integrityPath(campaignId)} variant="default" size="compact-sm">
          {messages.decide}
        </LinkButton>
      </Group>
    </Alert>
  );
};
