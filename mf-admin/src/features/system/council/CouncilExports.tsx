import {
  type CouncilExport,
  downloadCouncilExportOperation,
  listCouncilExportsOperation,
} from '@folkmoot/contracts/client';
import { hrefOf, useOperation } from '@folkmoot/shell-sdk';
import { Button, Group, IconDownload, ProgressBar, QueryStates, Stack, Text } from '@folkmoot/ui';
import { momentOf } from '../councils/days';
import { exportMessages as texts } from './exports.messages';
import { sizeOf } from './size';
import { useExportChanges } from './use-export-changes';

const LOOK_MS = 1_500;
const IDLE_MS = 30_000;

const isMoving = ({ state }: CouncilExport): boolean => state === 'waiting' || state === 'running';

type Changes = ReturnType<typeof useExportChanges>;

interface Props {
  councilExport: CouncilExport;
  changes: Changes;
}

/** An export that is running: progress and cancel. */
const Moving = ({ councilExport, changes }: Props) => (
  <Stack gap="xs">
    <ProgressBar
      label={texts.bar}
      value={councilExport.done}
      max={councilExport.total ?? 0}
      text={councilExport.total === null ? texts.waiting : texts.progress(councilExport.done, councilExport.total)}
    />
    <Group justify="space-between" gap="sm">
      <Text size="xs" c="dimmed">
        {texts.leave}
      </Text>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        disabled={changes.isPending}
        onClick={() => changes.cancel(councilExport)}
      >
        {texts.cancel}
      </Button>
    </Group>
  </Stack>
);

const fileOf = ({ councilId, id }: CouncilExport): string =>
  hrefOf(downloadCouncilExportOperation, { params: { councilId, exportId: id } });

/** Saves the file in the browser without leaving the page. */
const save = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
};

const Download = ({ councilExport, changes }: Props) => (
  <Button
    component="a"
    size="xs"
    variant="default"
    href={fileOf(councilExport)}
    onClick={(event) => {
      event.preventDefault();
      changes.download(() => save(fileOf(councilExport)));
    }}
    style={{ flexShrink: 0 }}
    aria-label={texts.downloadOf(momentOf(councilExport.createdAt))}
    leftSection={<IconDownload size={14} stroke={1.5} aria-hidden="true" />}
  >
    {texts.download}
  </Button>
);

const Resume = ({ councilExport, changes }: Props) => (
  <Button
    size="xs"
    variant="default"
    style={{ flexShrink: 0 }}
    disabled={changes.isPending}
    onClick={() => changes.resume(councilExport)}
  >
    {texts.resume}
  </Button>
);

const whatBecame = (councilExport: CouncilExport): string => {
  const until = councilExport.expiresAt ? momentOf(councilExport.expiresAt) : '';
  if (councilExport.state === 'done') return texts.done(sizeOf(councilExport.bytes), councilExport.done, until);
  if (councilExport.state === 'expired') return texts.expired;
  return councilExport.state === 'failed' ? texts.failedAt(councilExport.problem ?? '', until) : texts.cancelled(until);
};

/** An export that has ended: download, resume, or expired. */
const Over = ({ councilExport, changes }: Props) => (
  <Group justify="space-between" gap="sm" wrap="nowrap">
    <div>
      <Text size="sm">{momentOf(councilExport.createdAt)}</Text>
      <Text size="xs" c={councilExport.state === 'failed' ? 'red' : 'dimmed'}>
        {whatBecame(councilExport)}
      </Text>
    </div>
    {councilExport.state === 'done' && <Download councilExport={councilExport} changes={changes} />}
    {(councilExport.state === 'failed' || councilExport.state === 'cancelled') && (
      <Resume councilExport={councilExport} changes={changes} />
    )}
  </Group>
);

const List = ({ items, changes }: { items: readonly CouncilExport[]; changes: Changes }) => {
  if (items.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map((councilExport) => (
        <li key={councilExport.id}>
          {isMoving(councilExport) ? (
            <Moving councilExport={councilExport} changes={changes} />
          ) : (
            <Over councilExport={councilExport} changes={changes} />
          )}
        </li>
      ))}
    </Stack>
  );
};

/** Everything of a council as a file: made in the background, to be had for a week. */
export const CouncilExports = ({ councilId }: { councilId: string }) => {
  const params = { councilId };
  const query = useOperation(
    listCouncilExportsOperation,
    { params },
    { refetchInterval: ({ state: { data } }) => (data?.items.some(isMoving) ? LOOK_MS : IDLE_MS) },
  );
  const changes = useExportChanges();
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.about}
      </Text>
      <QueryStates query={query} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.loadFailed}>
        {({ items }) => (
          <Stack gap="sm">
            <List items={items} changes={changes} />
            {!items.some(isMoving) && (
              <Group>
                <Button size="xs" variant="default" loading={changes.isPending} onClick={() => changes.start(params)}>
                  {texts.start}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </QueryStates>
    </Stack>
  );
};
