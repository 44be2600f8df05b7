import { getHealthHistoryOperation, getSystemHealthOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, Stack } from '@folkmoot/ui';
import { AvailabilitySection } from './AvailabilitySection';
import { BackupsCard } from './BackupsCard';
import { DeadLetterSection } from './DeadLetterSection';
import { EventSection } from './EventSection';
import { MaintenanceSection } from './MaintenanceSection';
import { Overall } from './Overall';
import { PartTables } from './PartTables';
import { messages as texts } from './system-health.messages';

const AGAIN_MS = 5_000;
/** The history grows once in ten minutes. */
const HISTORY_AGAIN_MS = 300_000;

/**
 * The status page: problems first, then each part with its last 28 days, then what can be done. Each part of the page is
 * a section of its own.
 */
export const SystemHealthTab = () => {
  const query = useOperation(getSystemHealthOperation, {}, { refetchInterval: AGAIN_MS, retry: false });
  const history = useOperation(getHealthHistoryOperation, {}, { refetchInterval: HISTORY_AGAIN_MS });
  return (
    <Stack gap="xl">
      <QueryStates query={query} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.loadFailed}>
        {(health) => <Overall health={health} isFresh={!query.isError} />}
      </QueryStates>
      <BackupsCard />
      {query.data ? (
        <PartTables parts={query.data.parts} checkedAt={query.data.checkedAt} history={history.data} />
      ) : null}
      <AvailabilitySection />
      <MaintenanceSection />
      {query.data ? (
        <>
          <DeadLetterSection />
          <EventSection fingerprint={query.data.parts.map(({ id, state }) => `${id} ${state}`).join()} />
        </>
      ) : null}
    </Stack>
  );
};
