import { dayIn, useReaderZone, useSession } from '@folkmoot/shell-sdk';
import { Group, IconShieldLock, Text, TextLink } from '@folkmoot/ui';
import { messages } from './frame.messages';

/** In sight of somebody who must set up a second factor until a day, and has not. */
export const FactorBanner = () => {
  const { secondFactor } = useSession();
  const zone = useReaderZone();
  if (!secondFactor?.dueAt || secondFactor.mustSetUp) return null;
  return (
    <Group
      role="status"
      aria-label={messages.factor}
      bg="accent.1"
      c="accent.9"
      px="md"
      py={6}
      gap="xs"
      wrap="nowrap"
      align="flex-start"
    >
      <IconShieldLock size={18} stroke={1.5} aria-hidden="true" style={{ flexShrink: 0, marginTop: 1 }} />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {messages.factorDue(dayIn(secondFactor.dueAt, zone))}{' '}
        <TextLink to="/dashboard/account" size="sm" c="accent.9" td="underline">
          {messages.factorSetUp}
        </TextLink>
      </Text>
    </Group>
  );
};
