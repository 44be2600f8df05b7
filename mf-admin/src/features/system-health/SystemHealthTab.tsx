import { getSystemHealthOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, Stack } from '@folkmoot/ui';
import { AvailabilitySection } from './AvailabilitySection';
import { DeadLetterSection } from './DeadLetterSection';
import { EventSection } from './EventSection';
import { MaintenanceSection } from './MaintenanceSection';
import { Overall } from './Overall';
import { PartTables } from './PartTables';
import { messages as texts } from './system-health.messages';

const AGAIN_MS = 5_000;

/** How the installation is now, how it was, and what can be done about it. */
export const SystemHealthTab = () => {
  const query = useOperation(getSystemHealthOperation, {}, { refetchInterval: AGAIN_MS, retry: false });
  return (
    <Stack gap="xl">
      <QueryStates query={query} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.loadFailed}>
        {(health) => <Overall health={health} isFresh={!query.isError} />}
      </QueryStates>
      <MaintenanceSection />
      <AvailabilitySection />
      {query.data ? (
        <>
          <PartTables parts={query.data.parts} checkedAt={query.data.checkedAt} />
          <DeadLetterSection />
          <EventSection fingerprint={query.data.parts.map(({ id, state }) => `${id} ${state}`).join()} />
        </>
      ) : null}
    </Stack>
  );
};
