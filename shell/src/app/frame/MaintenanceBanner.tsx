import { getMaintenanceOperation, type Maintenance } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useOperation } from '@folkmoot/shell-sdk';
import { Group, IconInfoCircle, Text } from '@folkmoot/ui';
import { messages } from './frame.messages';

const AGAIN_MS = 60_000;

const wordsOf = ({ startsAt, endsAt }: Maintenance, zone: string): string =>
  Date.parse(startsAt) <= Date.now()
    ? messages.maintenanceNow(momentIn(endsAt, zone), zone)
    : messages.maintenanceAhead(momentIn(startsAt, zone), momentIn(endsAt, zone), zone);

/** Announced maintenance, in sight of all staff until it ends. While it cannot be asked for, nothing is shown. */
export const MaintenanceBanner = () => {
  const zone = useCouncilZone();
  const { data } = useOperation(getMaintenanceOperation, {}, { refetchInterval: AGAIN_MS, retry: false });
  const ahead = (data?.items ?? []).filter(({ endsAt }) => Date.parse(endsAt) > Date.now());
  return ahead.map((maintenance) => (
    <Group
      key={maintenance.id}
      role="status"
      aria-label={messages.maintenance}
      bg="accent.1"
      c="accent.9"
      px="md"
      py={6}
      gap="xs"
      wrap="nowrap"
      align="flex-start"
    >
      <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" style={{ flexShrink: 0, marginTop: 1 }} />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text span size="sm" fw={600}>
          {wordsOf(maintenance, zone)}
        </Text>{' '}
        {maintenance.text}
      </Text>
    </Group>
  ));
};
