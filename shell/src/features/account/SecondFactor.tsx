import {
  getOwnFactorsOperation,
  type OwnFactors,
  type Passkey,
  removeAppOperation,
  removePasskeyOperation,
  renewRecoveryCodesOperation,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  momentIn,
  useInvalidate,
  useOperation,
  useOperationMutation,
  useReaderZone,
  useSession,
} from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  Divider,
  Group,
  IconDeviceMobile,
  IconKey,
  IconListNumbers,
  notify,
  QueryStates,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { ConfirmDialog, Modal } from '@folkmoot/ui/controls';
import { Fragment, type ReactNode, useState } from 'react';
import { RecoveryCodes, SetUpFactor } from '../../entities/second-factor';
import { messages } from './account.messages';
import { RenamePasskey } from './RenamePasskey';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true, style: { flexShrink: 0 } } as const;

interface RowProps {
  icon: ReactNode;
  name: string;
  text: string;
  children: ReactNode;
}

const Row = ({ icon: picture, name, text, children }: RowProps) => (
  <Group justify="space-between" gap="sm">
    <Group wrap="nowrap" gap="sm" miw={0} style={{ flex: '1 1 14rem' }}>
      {picture}
      <Stack gap={0} miw={0}>
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </Stack>
    </Group>
    <Group gap="xs">{children}</Group>
  </Group>
);

type Removal = { readonly name: string; readonly carryOut: () => Promise<unknown> };

/** Changes with their notices. Rejects when one fails, so that the dialog stays open. */
const useFactorChanges = () => {
  const invalidate = useInvalidate();
  const { refresh } = useSession();
  const removePasskey = useOperationMutation(removePasskeyOperation);
  const removeApp = useOperationMutation(removeAppOperation);
  const renew = useOperationMutation(renewRecoveryCodesOperation);
  const reload = async () => {
    await Promise.all([invalidate(getOwnFactorsOperation), refresh()]);
  };
  const carryOut = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      notify.error(isApiError(error) && error.status < 500 ? error.message : messages.factorFailed);
      throw error;
    } finally {
      await reload();
    }
  };
  return {
    reload,
    remove: ({ name, carryOut: work }: Removal) => carryOut(work).then(() => notify.success(messages.removed(name))),
    removalOfPasskey: ({ id, name }: Passkey): Removal => ({
      name,
      carryOut: () => removePasskey.mutateAsync({ params: { passkeyId: id } }),
    }),
    removalOfApp: (): Removal => ({ name: messages.app, carryOut: () => removeApp.mutateAsync({}) }),
    renewCodes: () => carryOut(async () => (await renew.mutateAsync({})).recoveryCodes),
  };
};

const FEW_CODES = 3;

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'remove'; readonly removal: Removal }
  | { readonly kind: 'renew' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface ListProps {
  own: OwnFactors;
  removals: Pick<ReturnType<typeof useFactorChanges>, 'removalOfPasskey' | 'removalOfApp'>;
  onOpen: (open: Open) => void;
}

const FactorList = ({ own, removals, onOpen }: ListProps) => {
  const zone = useReaderZone();
  const when = ({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string | null }) =>
    `${messages.added(momentIn(createdAt, zone))}, ${lastUsedAt ? messages.used(momentIn(lastUsedAt, zone)) : messages.neverUsed}`;
  const rows = [
    ...own.passkeys.map((passkey) => (
      <Row key={passkey.id} icon={<IconKey {...icon} />} name={passkey.name} text={when(passkey)}>
        <Button
          size="xs"
          variant="default"
          aria-label={messages.renameOf(passkey.name)}
          onClick={() => onOpen({ kind: 'rename', passkey })}
        >
          {messages.rename}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={messages.removeOf(passkey.name)}
          onClick={() => onOpen({ kind: 'remove', removal: removals.removalOfPasskey(passkey) })}
        >
          {messages.remove}
        </Button>
      </Row>
    )),
    ...(own.app
      ? [
          <Row key="app" icon={<IconDeviceMobile {...icon} />} name={messages.app} text={when(own.app)}>
            <Button
              size="xs"
              variant="default"
              aria-label={messages.removeOf(messages.app)}
              onClick={() => onOpen({ kind: 'remove', removal: removals.removalOfApp() })}
            >
              {messages.remove}
            </Button>
          </Row>,
        ]
      : []),
    <Row
      key="codes"
      icon={<IconListNumbers {...icon} />}
      name={messages.recoveryCodes}
      text={`${messages.codesLeft(own.recoveryCodesLeft)}${own.recoveryCodesLeft <= FEW_CODES ? `. ${messages.codesFew}` : ''}`}
    >
      <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'renew' })}>
        {messages.renewCodes}
      </Button>
    </Row>,
  ];
  return rows.map((row, index) => (
    <Fragment key={row.key}>
      {index > 0 ? <Divider /> : null}
      {row}
    </Fragment>
  ));
};

const Content = ({ own }: { own: OwnFactors }) => {
  const [open, setOpen] = useState<Open | null>(null);
  const changes = useFactorChanges();
  const close = () => setOpen(null);
  const showCodes = (codes: readonly string[]) => {
    setOpen({ kind: 'codes', codes });
    void changes.reload();
  };
  const hasOne = own.kinds.length > 0;
  const count = own.passkeys.length + (own.app ? 1 : 0);
  return (
    <>
      {hasOne ? <FactorList own={own} removals={changes} onOpen={setOpen} /> : <Text>{messages.factorNone}</Text>}
      <Group>
        <Button variant={hasOne ? 'default' : 'filled'} onClick={() => setOpen({ kind: 'add' })}>
          {hasOne ? messages.addAnother : messages.setUp}
        </Button>
      </Group>
      <Modal opened={open?.kind === 'add'} onClose={close} title={messages.setUpTitle}>
        <SetUpFactor
          onCodes={showCodes}
          onDone={() => {
            close();
            void changes.reload();
          }}
        />
      </Modal>
      {/* Codes are shown once: only the button closes this dialog. */}
      <Modal
        opened={open?.kind === 'codes'}
        onClose={close}
        title={messages.setUpTitle}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
      >
        {open?.kind === 'codes' ? <RecoveryCodes codes={open.codes} onDone={close} /> : null}
      </Modal>
      <ConfirmDialog
        opened={open?.kind === 'remove'}
        title={messages.removeTitle}
        question={open?.kind === 'remove' ? messages.removeQuestion(open.removal.name) : ''}
        confirmLabel={messages.remove}
        isDangerous
        onConfirm={() => (open?.kind === 'remove' ? changes.remove(open.removal) : undefined)}
        onClose={close}
      >
        <Text size="sm" c="dimmed">
          {count === 1 ? messages.removeLast : messages.removeText}
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={open?.kind === 'renew'}
        title={messages.renewCodes}
        question={messages.renewQuestion}
        confirmLabel={messages.renewCodes}
        onConfirm={async () => {
          const codes = await changes.renewCodes();
          // After this dialog has closed itself.
          setTimeout(() => setOpen({ kind: 'codes', codes }), 0);
        }}
        onClose={close}
      >
        <Text size="sm" c="dimmed">
          {messages.renewText}
        </Text>
      </ConfirmDialog>
      {open?.kind === 'rename' ? <RenamePasskey passkey={open.passkey} onClose={close} /> : null}
    </>
  );
};

/** Passkeys, authenticator app and recovery codes of the user. */
export const SecondFactor = () => {
  const query = useOperation(getOwnFactorsOperation, {});
  return (
    <Card>
      <Stack>
        <Title order={2} size="h4">
          {messages.factor}
        </Title>
        <Text size="sm" c="dimmed">
          {messages.factorText} {query.data?.requiredBy ? messages.factorRequired[query.data.requiredBy] : ''}
        </Text>
        <QueryStates
          query={query}
          loadingLabel={messages.loading}
          loadingShape="table"
          errorTitle={messages.factorLoadFailed}
        >
          {(own) => <Content own={own} />}
        </QueryStates>
      </Stack>
    </Card>
  );
};
