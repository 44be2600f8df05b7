import { getMaintenanceOperation, type Maintenance } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useOperation } from '@folkmoot/shell-sdk';
import { IconInfoCircle, Text } from '@folkmoot/ui';
import { FrameBanner } from './FrameBanner';
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
    <FrameBanner key={maintenance.id} label={messages.maintenance} icon={IconInfoCircle}>
      <Text span size="sm" fw={600}>
        {wordsOf(maintenance, zone)}
      </Text>{' '}
      {maintenance.text}
    </FrameBanner>
  ));
};
