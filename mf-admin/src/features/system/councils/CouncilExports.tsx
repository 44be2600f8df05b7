import {
  type CouncilExport,
  downloadCouncilExportOperation,
  listCouncilExportsOperation,
} from '@folkmoot/contracts/client';
import { hrefOf, useOperation } from '@folkmoot/shell-sdk';
import { Button, Group, IconDownload, ProgressBar, QueryStates, Stack, Text } from '@folkmoot/ui';
import { momentOf } from './days';
import { exportMessages as texts } from './exports.messages';
import { sizeOf } from './size';
import { useExportChanges } from './use-export-changes';

const LOOK_MS = 1_500;
const IDLE_MS = 30_000;

const isMoving = ({ state }: CouncilExport): boolean => state === 'waiting' || state === 'running';

type Changes = ReturnType<typeof useExportChanges>;

interface Props {
  given: CouncilExport;
  changes: Changes;
}

/** While it is made: how far it is, and how to stop it. */
const Moving = ({ given, changes }: Props) => (
  <Stack gap="xs">
    <ProgressBar
      label={texts.bar}
      value={given.done}
      max={given.total ?? 0}
      text={given.total === null ? texts.waiting : texts.progress(given.done, given.total)}
    />
    <Group justify="space-between" gap="sm">
      <Text size="xs" c="dimmed">
        {texts.leave}
      </Text>
      <Button size="xs" variant="subtle" color="red" disabled={changes.isPending} onClick={() => changes.cancel(given)}>
        {texts.cancel}
      </Button>
    </Group>
  </Stack>
);

const fileOf = ({ councilId, id }: CouncilExport): string =>
  hrefOf(downloadCouncilExportOperation, { params: { councilId, exportId: id } });

/** The browser saves the file without leaving the page. */
const save = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
};

const Download = ({ given, changes }: Props) => (
  <Button
    component="a"
    size="xs"
    variant="default"
    href={fileOf(given)}
    onClick={(event) => {
      event.preventDefault();
      changes.download(() => save(fileOf(given)));
    }}
    style={{ flexShrink: 0 }}
    aria-label={texts.downloadOf(momentOf(given.createdAt))}
    leftSection={<IconDownload size={14} stroke={1.5} aria-hidden="true" />}
  >
    {texts.download}
  </Button>
);

const Resume = ({ given, changes }: Props) => (
  <Button
    size="xs"
    variant="default"
    style={{ flexShrink: 0 }}
    disabled={changes.isPending}
    onClick={() => changes.resume(given)}
  >
    {texts.resume}
  </Button>
);

const whatBecame = (given: CouncilExport): string => {
  const until = given.expiresAt ? momentOf(given.expiresAt) : '';
  if (given.state === 'done') return texts.done(sizeOf(given.bytes), given.done, until);
  if (given.state === 'expired') return texts.expired;
  return given.state === 'failed' ? texts.failedAt(given.problem ?? '', until) : texts.cancelled(until);
};

/** One that is over: with its file, to be gone on with, or gone. */
const Over = ({ given, changes }: Props) => (
  <Group justify="space-between" gap="sm" wrap="nowrap">
    <div>
      <Text size="sm">{momentOf(given.createdAt)}</Text>
      <Text size="xs" c={given.state === 'failed' ? 'red' : 'dimmed'}>
        {whatBecame(given)}
      </Text>
    </div>
    {given.state === 'done' && <Download given={given} changes={changes} />}
    {(given.state === 'failed' || given.state === 'cancelled') && <Resume given={given} changes={changes} />}
  </Group>
);

const List = ({ items, changes }: { items: readonly CouncilExport[]; changes: Changes }) => {
  if (items.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map((given) => (
        <li key={given.id}>
          {isMoving(given) ? <Moving given={given} changes={changes} /> : <Over given={given} changes={changes} />}
        </li>
      ))}
    </Stack>
  );
};

/** Everything of a council as a file: made in the background, to be had for a week (E-50). */
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
