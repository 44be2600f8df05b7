import { type Mailing, sendMailingOperation, undoMailingOperation } from '@folkmoot/contracts/client';
import { notify, useCan, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { useEffect, useRef, useState } from 'react';
import { failureText, useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';

const texts = messages.wait;
const SECOND_MS = 1_000;

const secondsUntil = (moment: string): number => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / SECOND_MS));

const useSecondsUntil = (moment: string): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(moment));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
};

const Actions = ({ mailing: { id, revision } }: { mailing: Mailing }) => {
  const undo = useOperationMutation(undoMailingOperation);
  const send = useOperationMutation(sendMailingOperation);
  const refresh = useRefreshMailings();
  const undoButton = useRef<HTMLButtonElement>(null);
  // The dialog that led here is gone, and with it the element that had the focus.
  useEffect(() => undoButton.current?.focus(), []);
  const run = async (action: () => Promise<unknown>, done?: string) => {
    try {
      await action();
      if (done) notify.success(done);
    } catch (error) {
      notify.error(failureText(error, texts.failed));
    }
    await refresh();
  };
  const params = { mailingId: id };
  return (
    <Group gap="xs">
      <Button
        ref={undoButton}
        loading={undo.isPending}
        onClick={() => void run(() => undo.mutateAsync({ params }), texts.undone)}
      >
        {texts.undo}
      </Button>
      <Button
        variant="default"
        loading={send.isPending}
        onClick={() => void run(() => send.mutateAsync({ params, body: { revision, isImmediate: true } }))}
      >
        {texts.sendNow}
      </Button>
    </Group>
  );
};

interface Props {
  mailing: Mailing;
  /** Until then the sending can be undone. */
  until: string;
}

/** A mailing that begins in a moment and can still be undone. Screen readers announce the text, not each second. */
export const MailingWait = ({ mailing, until }: Props) => {
  const maySend = useCan('campaign:activate');
  const seconds = useSecondsUntil(until);
  return (
    <Card>
      <Group justify="space-between">
        <Stack gap={4}>
          <Title order={3} aria-hidden="true" className="tabular">
            {texts.title(seconds)}
          </Title>
          <Text role="status">{texts.text}</Text>
        </Stack>
        {maySend && <Actions mailing={mailing} />}
      </Group>
    </Card>
  );
};
