import { type ApiToken, listApiTokensOperation, revokeApiTokenOperation } from '@folkmoot/contracts/client';
import {
  dayIn,
  momentInWords,
  useCan,
  useInvalidate,
  useOperation,
  useOperationMutation,
  useReaderZone,
  useStaffNames,
} from '@folkmoot/shell-sdk';
import {
  Button,
  type Column,
  DataTable,
  IconKey,
  notify,
  PageLoading,
  QueryStates,
  Text,
  useMediaQuery,
} from '@folkmoot/ui';
import { ConfirmDialog, EmptyCard } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { ManagedCard } from '../ManagedCard';
import { messages, permissionGroups } from './api-tokens.messages';
import { NewTokenDialog } from './NewTokenDialog';

const NARROW = '(max-width: 47.99em)';
/** Permissions that are named before "and more". */
const NAMED = 3;

const words = new Map(permissionGroups.flatMap(({ permissions }) => Object.entries(permissions)));

const May = ({ permissions }: Pick<ApiToken, 'permissions'>) => {
  const named = permissions.slice(0, NAMED).map((permission) => words.get(permission) ?? permission);
  const rest = permissions.length - named.length;
  return (
    <Text size="sm" title={permissions.map((permission) => words.get(permission) ?? permission).join(', ')}>
      {[...named, ...(rest > 0 ? [messages.more(rest)] : [])].join(', ')}
    </Text>
  );
};

interface Surroundings {
  zone: string;
  nameOf: (userId: string) => string;
}

const Name = ({ token, zone, nameOf }: Surroundings & { token: ApiToken }) => (
  <>
    <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
      {token.name}
    </Text>
    <Text size="xs" c="dimmed">
      {messages.by(nameOf(token.createdBy), dayIn(token.createdAt, zone))}
    </Text>
  </>
);

const usedOf = ({ lastUsedAt }: ApiToken, zone: string) =>
  lastUsedAt === null ? messages.never : momentInWords(lastUsedAt, zone);
const expiryOf = ({ expiresAt }: ApiToken, zone: string) =>
  expiresAt === null ? messages.never : dayIn(expiresAt, zone);

const wideColumns = (around: Surroundings): Column<ApiToken>[] => [
  { key: 'name', header: messages.columns.name, cell: (token) => <Name token={token} {...around} /> },
  { key: 'may', header: messages.columns.may, cell: (token) => <May {...token} /> },
  { key: 'used', header: messages.columns.used, width: 150, cell: (token) => usedOf(token, around.zone) },
  { key: 'expires', header: messages.columns.expires, width: 120, cell: (token) => expiryOf(token, around.zone) },
];

const narrowColumns = (around: Surroundings): Column<ApiToken>[] => [
  {
    key: 'name',
    header: messages.columns.name,
    cell: (token) => (
      <>
        <Name token={token} {...around} />
        <May {...token} />
        <Text size="xs" c="dimmed">
          {messages.narrow(usedOf(token, around.zone), expiryOf(token, around.zone))}
        </Text>
      </>
    ),
  },
];

const actionsColumn = (onEnd: (token: ApiToken) => void): Column<ApiToken> => ({
  key: 'actions',
  header: '',
  hiddenHeader: messages.columns.actions,
  width: 90,
  align: 'end',
  cell: (token) => (
    <Button size="xs" variant="subtle" color="red" aria-label={messages.endOf(token.name)} onClick={() => onEnd(token)}>
      {messages.end}
    </Button>
  ),
});

const EndDialog = ({ token, onClose }: { token: ApiToken | null; onClose: () => void }) => {
  const revoke = useOperationMutation(revokeApiTokenOperation);
  const invalidate = useInvalidate();
  const end = async () => {
    if (!token) return;
    try {
      await revoke.mutateAsync({ params: { id: token.id } });
      notify.success(messages.ended);
    } catch {
      notify.error(messages.endFailed);
    }
    onClose();
    await invalidate(listApiTokensOperation);
  };
  return (
    <ConfirmDialog
      opened={token !== null}
      title={messages.endTitle(token?.name ?? '')}
      question={messages.endText}
      confirmLabel={messages.end}
      cancelLabel={messages.cancel}
      isDangerous
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
};

const Tokens = ({ onCreate }: { onCreate: () => void }) => {
  const [ending, setEnding] = useState<ApiToken | null>(null);
  const tokens = useOperation(listApiTokensOperation, {});
  const zone = useReaderZone();
  const staffName = useStaffNames();
  const isNarrow = useMediaQuery(NARROW) ?? false;
  const around = { zone, nameOf: (userId: string) => staffName(userId).name ?? messages.someone };
  const columns = isNarrow ? narrowColumns(around) : wideColumns(around);
  return (
    <QueryStates
      query={tokens}
      loading={<PageLoading label={messages.loading} shape="table" count={3} />}
      errorTitle={messages.loadFailed}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyCard
            icon={<IconKey stroke={1.5} aria-hidden="true" />}
            title={messages.emptyTitle}
            text={messages.emptyText}
            action={<Button onClick={onCreate}>{messages.create}</Button>}
          />
        ) : (
          <>
            <DataTable
              label={messages.title}
              columns={[...columns, actionsColumn(setEnding)]}
              rows={items}
              rowKey={({ id }) => id}
              {...(isNarrow ? {} : { minWidth: 640 })}
            />
            <EndDialog token={ending} onClose={() => setEnding(null)} />
          </>
        )
      }
    </QueryStates>
  );
};

/** The tokens by which other programs act in the council. */
export const ApiTokensTab = () => (
  <ManagedCard
    texts={messages}
    canManage={useCan('api-token:manage')}
    list={(onCreate) => <Tokens onCreate={onCreate} />}
    dialog={(isOpen, onClose) => <NewTokenDialog opened={isOpen} onClose={onClose} />}
  />
);
