import {
  listReleasesOperation,
  momentIn,
  type RemoteReleases,
  rollBackReleaseOperation,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  notify,
  ownTimeZone,
  useInvalidate,
  useOperation,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, Group, QueryStates, Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog, useIsPhone } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages as texts } from './releases.messages';

const AGAIN_MS = 5_000;
const MIN_WIDTH = 860;

/** A release of a remote that somebody gets. */
interface Row {
  remote: string;
  isCanary: boolean;
  release: RemoteReleases['live'];
  audience: string[];
  /** The release that its people get after a roll back; null when there is none. */
  instead: string | null;
  lastRollBack: RemoteReleases['lastRollBack'];
}

const minuteHere = (moment: string): string => momentIn(moment, ownTimeZone());

const audienceOf = ({ councils, percent }: NonNullable<RemoteReleases['canary']>): string[] => [
  ...councils.map(({ id, name }) => name || texts.unknownCouncil(id)),
  ...(percent === null ? [] : [texts.share(percent)]),
];

const rowsOf = ({ remote, live, canary, previous, lastRollBack }: RemoteReleases): Row[] => [
  {
    remote,
    isCanary: false,
    release: live,
    audience: [canary ? texts.everybodyElse : texts.everybody],
    instead: previous,
    lastRollBack,
  },
  ...(canary
    ? [
        {
          remote,
          isCanary: true,
          release: canary,
          audience: audienceOf(canary),
          instead: live.version,
          lastRollBack: null,
        },
      ]
    : []),
];

const Small = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

const Recent = ({ loads, errors }: { loads: number; errors: number }) =>
  loads === 0 && errors === 0 ? (
    <Text size="sm" c="dimmed">
      {texts.noLoads}
    </Text>
  ) : (
    <>
      <Text size="sm">{texts.loads(loads)}</Text>
      <Text size="sm" c={errors > 0 ? 'red' : 'dimmed'}>
        {texts.errors(errors, loads)}
      </Text>
    </>
  );

const Part = ({ remote, lastRollBack }: Row) => (
  <>
    <Text size="sm">{remote}</Text>
    {lastRollBack ? (
      <Small>{texts.lastRollBack[lastRollBack.cause](lastRollBack.version, minuteHere(lastRollBack.at))}</Small>
    ) : null}
  </>
);

const Release = ({ isCanary, release: { version, since } }: Row) => (
  <>
    <Badge color={isCanary ? 'amber' : 'green'}>{isCanary ? texts.canary : texts.live}</Badge>
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {version}
    </Text>
    {since ? <Small>{texts.since(minuteHere(since))}</Small> : null}
  </>
);

const Audience = ({ audience }: Row) =>
  audience.map((part) => (
    <Text key={part} size="sm">
      {part}
    </Text>
  ));

const RollBack = ({ row, onChoose }: { row: Row; onChoose: (row: Row) => void }) =>
  row.instead === null ? null : (
    <Button
      size="xs"
      variant="default"
      aria-label={texts.rollBackOf(row.remote, row.release.version)}
      onClick={() => onChoose(row)}
    >
      {texts.rollBack}
    </Button>
  );

const wideWith = (choose: (row: Row) => void): Column<Row>[] => [
  { key: 'part', header: texts.columns.part, width: 240, cell: (row) => <Part {...row} /> },
  { key: 'release', header: texts.columns.release, width: 230, cell: (row) => <Release {...row} /> },
  { key: 'audience', header: texts.columns.audience, cell: (row) => <Audience {...row} /> },
  { key: 'recent', header: texts.columns.recent, width: 150, cell: ({ release }) => <Recent {...release.recent} /> },
  {
    key: 'actions',
    header: '',
    hiddenHeader: texts.columns.actions,
    width: 120,
    align: 'end',
    cell: (row) => <RollBack row={row} onChoose={choose} />,
  },
];

/** For a phone: each release as one cell. */
const narrowWith = (choose: (row: Row) => void): Column<Row>[] => [
  {
    key: 'release',
    header: texts.columns.release,
    cell: (row) => (
      <Stack gap={6} py={4}>
        <div>
          <Part {...row} />
        </div>
        <div>
          <Release {...row} />
        </div>
        <Group justify="space-between" align="flex-end" wrap="nowrap">
          <div>
            <Audience {...row} />
            <Recent {...row.release.recent} />
          </div>
          <RollBack row={row} onChoose={choose} />
        </Group>
      </Stack>
    ),
  },
];

const useRollBack = () => {
  const rollingBack = useOperationMutation(rollBackReleaseOperation);
  const invalidate = useInvalidate();
  return async ({ remote, release: { version } }: Row) => {
    try {
      await rollingBack.mutateAsync({ params: { remote }, body: { version } });
      notify.success(texts.rolledBack);
    } catch (error) {
      notify.error(isApiError(error) ? `${texts.rollBackFailed}: ${error.message}` : `${texts.rollBackFailed}.`);
      throw error;
    } finally {
      await invalidate(listReleasesOperation);
    }
  };
};

const questionOf = ({ remote, isCanary, release, instead }: Row): string =>
  (isCanary ? texts.confirmCanary : texts.confirmLive)(remote, release.version, instead ?? '');

/** The releases of remotes, and the way back to the release before. */
export const ReleasesTab = () => {
  const query = useOperation(listReleasesOperation, {}, { refetchInterval: AGAIN_MS, retry: false });
  const rollBack = useRollBack();
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<Row | null>(null);
  return (
    <Stack gap="sm" component="section" aria-label={texts.title}>
      <QueryStates
        query={query}
        loadingLabel={texts.loading}
        loadingShape="table"
        errorTitle={texts.failed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text c="dimmed">{texts.none}</Text>}
      >
        {({ items }) => (
          <DataTable
            label={texts.title}
            columns={isPhone ? narrowWith(setChosen) : wideWith(setChosen)}
            rows={items.flatMap(rowsOf)}
            rowKey={({ remote, isCanary }) => `${remote} ${isCanary}`}
            minWidth={isPhone ? 0 : MIN_WIDTH}
          />
        )}
      </QueryStates>
      <Text size="sm" c="dimmed">
        {texts.rule}
      </Text>
      <ConfirmDialog
        opened={chosen !== null}
        title={texts.confirmTitle}
        question={chosen ? questionOf(chosen) : ''}
        confirmLabel={texts.rollBack}
        isDangerous
        onConfirm={() => (chosen ? rollBack(chosen) : undefined)}
        onClose={() => setChosen(null)}
      />
    </Stack>
  );
};
