import { getSsoOperation, requireSsoOperation, type SsoSettings } from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, List, notify, Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog, MultiSelect } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { Failure, Step } from './Step';
import { messages } from './single-sign-on.messages';

const texts = messages.require;

type Requirement = SsoSettings['requirement'];

const Affected = ({ requirement, named }: { requirement: Requirement; named: readonly string[] }) => {
  const lockedOut = requirement.lockedOut.filter(({ id }) => !named.includes(id));
  const added = named.filter((id) => !requirement.breakGlassUserIds.includes(id)).length;
  return (
    <>
      <Text size="sm">{texts.affected(Math.max(0, requirement.affected - added))}</Text>
      {lockedOut.length > 0 && (
        <Alert color="amber" title={texts.lockedOut(lockedOut.length)}>
          <List size="sm">
            {lockedOut.map(({ id, name, email }) => (
              <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
                {name}, {email}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
};

const useRequire = () => {
  const require = useOperationMutation(requireSsoOperation);
  const invalidate = useInvalidate();
  const send = async (isRequired: boolean, breakGlassUserIds: string[], done: string) => {
    const saved = await require.mutateAsync({ body: { isRequired, breakGlassUserIds } }).catch(() => null);
    if (saved) notify.success(done);
    await invalidate(getSsoOperation);
  };
  return { send, error: require.isPending ? null : require.error, isPending: require.isPending };
};

/** Step 4: whether sign-in links still work, for whom, and who is concerned. */
export const RequireStep = ({ settings: { requirement, connection } }: { settings: SsoSettings }) => {
  const { isRequired, breakGlassUserIds, possibleBreakGlass } = requirement;
  const [named, setNamed] = useState<string[]>(breakGlassUserIds);
  const [isAsking, setIsAsking] = useState(false);
  const { send, error, isPending } = useRequire();
  const confirm = () => {
    setIsAsking(false);
    void send(true, named, texts.done);
  };
  return (
    <Step title={texts.title} text={texts.text}>
      <Stack>
        <Failure error={error} />
        <Text fw={500}>{isRequired ? texts.isRequired : texts.isOptional}</Text>
        <MultiSelect
          label={texts.breakGlass}
          description={texts.breakGlassHelp}
          value={named}
          data={possibleBreakGlass.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={connection === null}
          onChange={setNamed}
        />
        <Affected requirement={requirement} named={named} />
        <Group justify="flex-end">
          {isRequired && (
            <Button variant="default" disabled={isPending} onClick={() => void send(false, named, texts.stopped)}>
              {texts.stop}
            </Button>
          )}
          {isRequired ? (
            <Button disabled={isPending} onClick={() => void send(true, named, messages.saved)}>
              {texts.savePeople}
            </Button>
          ) : (
            <Button disabled={isPending || !connection?.isOn} onClick={() => setIsAsking(true)}>
              {texts.require}
            </Button>
          )}
        </Group>
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title={texts.sure}
        question={texts.text}
        confirmLabel={texts.require}
        cancelLabel={messages.cancel}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </Step>
  );
};
