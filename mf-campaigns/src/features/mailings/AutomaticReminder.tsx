import {
  MAX_MAIL_BODY,
  MAX_MAIL_SUBJECT,
  MAX_REMINDER_DAYS,
  type Mailing,
  type AutomaticReminder as Reminder,
  setAutomaticReminderOperation,
} from '@folkmoot/contracts/client';
import { failureText } from '@folkmoot/sending';
import { momentInWords, notify, useCan, useCouncilZone, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, Stack, Text, TextInput, TextLink, Title, useDisclosure } from '@folkmoot/ui';
import { ConfirmDialog, NumberInput, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';

const texts = messages.automaticReminder;
const DEFAULT_DAYS = 7;

type Fields = Pick<Reminder, 'afterDays' | 'subject' | 'text'>;

/** The plan in words. */
const planText = (reminder: Reminder | null, zone: string): string => {
  if (!reminder) return texts.none;
  const { outcome, dueAt, afterDays } = reminder;
  if (outcome === 'created') return texts.created;
  if (outcome === 'too_few') return texts.tooFew;
  if (outcome === 'ended') return texts.ended;
  return dueAt ? texts.plannedAt(momentInWords(dueAt, zone)) : texts.planned(afterDays);
};

const useSaveReminder = ({ id }: Mailing) => {
  const mutation = useOperationMutation(setAutomaticReminderOperation);
  const refresh = useRefreshMailings();
  return async (reminder: Fields | null) => {
    try {
      await mutation.mutateAsync({ params: { mailingId: id }, body: { reminder } });
    } catch (error) {
      notify.error(failureText(error, texts.failed));
      throw error;
    }
    notify.success(reminder ? texts.saved : texts.off);
    await refresh();
  };
};

interface DialogProps {
  beginning: Fields;
  onSave: (fields: Fields) => Promise<void>;
  onClose: () => void;
}

const ReminderDialog = ({ beginning, onSave, onClose }: DialogProps) => {
  const [fields, setFields] = useState(beginning);
  const change = (changed: Partial<Fields>) => setFields({ ...fields, ...changed });
  const isRight =
    Number.isInteger(fields.afterDays) &&
    fields.afterDays >= 1 &&
    fields.afterDays <= MAX_REMINDER_DAYS &&
    fields.subject.trim() !== '' &&
    fields.text.trim() !== '';
  return (
    <ConfirmDialog
      opened
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.save}
      isBlocked={!isRight}
      onConfirm={() => onSave(fields)}
      onClose={onClose}
    >
      <Stack>
        <NumberInput
          label={texts.days}
          min={1}
          max={MAX_REMINDER_DAYS}
          allowDecimal={false}
          value={fields.afterDays}
          onChange={(value) => change({ afterDays: Number(value) })}
        />
        <TextInput
          label={texts.subject}
          maxLength={MAX_MAIL_SUBJECT}
          value={fields.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <Textarea
          label={texts.text}
          maxLength={MAX_MAIL_BODY}
          autosize
          minRows={6}
          value={fields.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      </Stack>
    </ConfirmDialog>
  );
};

const Actions = ({ mailing }: { mailing: Mailing }) => {
  const [isOpen, { open, close }] = useDisclosure();
  const save = useSaveReminder(mailing);
  const { automaticReminder: reminder } = mailing;
  const { afterDays, subject, text } = reminder ?? { afterDays: DEFAULT_DAYS, ...texts.beginning };
  return (
    <Group gap="xs">
      <Button variant="default" onClick={open}>
        {reminder ? texts.change : texts.set}
      </Button>
      {reminder && (
        <Button variant="subtle" color="red" onClick={() => void save(null).catch(() => undefined)}>
          {texts.switchOff}
        </Button>
      )}
      {isOpen && <ReminderDialog beginning={{ afterDays, subject, text }} onSave={save} onClose={close} />}
    </Group>
  );
};

/** The reminder that goes out by itself after an invitation, in words, and its controls until it goes out. */
export const AutomaticReminder = ({ mailing, listPath }: { mailing: Mailing; listPath: string }) => {
  const zone = useCouncilZone();
  const maySend = useCan('campaign:activate');
  const reminder = mailing.automaticReminder ?? null;
  const isSettled = reminder !== null && reminder.outcome !== null;
  if (mailing.kind !== 'invitation' || (mailing.state === 'cancelled' && !reminder)) return null;
  return (
    <Card component="section" aria-label={texts.title}>
      <Group justify="space-between">
        <Stack gap={4}>
          <Title order={3} size="h5">
            {texts.title}
          </Title>
          <Text>{planText(reminder, zone)}</Text>
          {reminder?.reminderId && <TextLink to={`${listPath}/mailings/${reminder.reminderId}`}>{texts.open}</TextLink>}
        </Stack>
        {maySend && !isSettled && mailing.state !== 'cancelled' && <Actions mailing={mailing} />}
      </Group>
    </Card>
  );
};
