import {
  announceMaintenanceOperation,
  getMaintenanceOperation,
  listMaintenancesOperation,
  MAX_ANNOUNCEMENT,
} from '@folkmoot/contracts/client';
import { ApiError, notify, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { zoneHere } from './moments';
import { messages as whole } from './system-health.messages';

const texts = whole.maintenance;

/** The problems of the announcement, by field. */
const problemsOf = (text: string, starts: string, ends: string) => {
  const times = !(starts && ends) ? texts.timesRequired : null;
  const order =
    !times && !(new Date(ends) > new Date(starts) && new Date(ends) > new Date()) ? texts.timesReversed : null;
  return { text: text.trim() ? null : texts.textRequired, times: times ?? order };
};

export const AnnounceDialog = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('');
  const [starts, setStarts] = useState('');
  const [ends, setEnds] = useState('');
  const [isTried, setIsTried] = useState(false);
  const announce = useOperationMutation(announceMaintenanceOperation);
  const invalidate = useInvalidate();
  const problems = problemsOf(text, starts, ends);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.text || problems.times) return;
    const body = { text, startsAt: new Date(starts).toISOString(), endsAt: new Date(ends).toISOString() };
    const announced = await announce.mutateAsync({ body }).catch(() => null);
    if (!announced) return;
    notify.success(texts.announced);
    await invalidate(listMaintenancesOperation, getMaintenanceOperation);
    onClose();
  };

  const failure =
    announce.error && (announce.error instanceof ApiError ? announce.error.message : texts.announceFailed);
  return (
    <Modal opened onClose={onClose} title={texts.dialogTitle}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure ? (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          ) : null}
          <Textarea
            label={texts.textLabel}
            description={texts.textHelp}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={isTried ? problems.text : null}
            maxLength={MAX_ANNOUNCEMENT}
            minRows={3}
            autosize
            required
            data-autofocus
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              type="datetime-local"
              label={texts.starts}
              value={starts}
              onChange={(event) => setStarts(event.currentTarget.value)}
              required
            />
            <TextInput
              type="datetime-local"
              label={texts.ends}
              value={ends}
              min={starts || undefined}
              onChange={(event) => setEnds(event.currentTarget.value)}
              error={isTried ? problems.times : null}
              required
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {texts.zone(zoneHere())}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={announce.isPending}>
              {announce.isPending ? texts.submitting : texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
