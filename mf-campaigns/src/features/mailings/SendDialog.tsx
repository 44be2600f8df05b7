import { fromWallTime, toWallTime } from '@folkmoot/calendar/times';
import {
  listSegmentsOperation,
  listTagsOperation,
  type Mailing,
  sendMailingOperation,
} from '@folkmoot/contracts/client';
import { dayIn, momentInWords, notify, useCouncilZone, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, IconAlertTriangle, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, ConfirmDialog, SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useReach } from './AudienceChoice';
import { MailSamples } from './MailSamples';
import { failureText, useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';
import classes from './mailings.module.css';
import { useSubjectOf } from './subject-of';

const texts = messages.send;
const HOUR_MS = 3_600_000;

const nextHour = (): string => new Date(Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString();

interface TimeProps {
  wall: string;
  zone: string;
  onChange: (wall: string) => void;
}

const Time = ({ wall, zone, onChange }: TimeProps) => {
  const at = fromWallTime(wall, zone);
  const isPast = at !== null && Date.parse(at) < Date.now();
  return (
    <Stack gap="xs">
      <TextInput
        type="datetime-local"
        label={texts.at}
        description={texts.zone(zone)}
        value={wall}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={isPast ? texts.past : undefined}
      />
      {at && !isPast && (
        <Text size="sm" role="status">
          {texts.willBe(momentInWords(at, zone))}
        </Text>
      )}
      {at && toWallTime(at, zone) !== wall && (
        <Alert color="amber" role="note" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
          {texts.moved}
        </Alert>
      )}
    </Stack>
  );
};

const useNames = ({ audience }: Mailing): string => {
  const segments = useOperation(listSegmentsOperation, {}, { enabled: audience.of === 'segment' });
  const tags = useOperation(listTagsOperation, {}, { enabled: audience.of === 'tags' });
  if (audience.of === 'segment') return segments.data?.items.find(({ id }) => id === audience.segmentId)?.name ?? '…';
  if (audience.of !== 'tags') return '';
  const chosen = tags.data?.items.filter(({ id }) => audience.tagIds.includes(id)) ?? [];
  return chosen.map(({ name }) => name).join(', ') || '…';
};

const useAudienceWords = (mailing: Mailing): string => {
  const names = useNames(mailing);
  const { audience } = mailing;
  const words = texts.audiences[audience.of];
  const who = typeof words === 'string' ? words : words(names);
  const leavesOut = audience.of !== 'unanswered' && audience.withoutInvited;
  return leavesOut ? `${who}, ${texts.audiences.withoutInvited}` : who;
};

/** Summary of content and audience before sending. */
const Summary = ({ mailing }: { mailing: Mailing }) => {
  const subjectOf = useSubjectOf();
  const audience = useAudienceWords(mailing);
  return (
    <dl className={classes.summary}>
      <Text component="dt" size="sm" c="dimmed">
        {texts.subject}
      </Text>
      <Text component="dd">{subjectOf(mailing)}</Text>
      <Text component="dt" size="sm" c="dimmed">
        {texts.audience}
      </Text>
      <Text component="dd">{audience}</Text>
    </dl>
  );
};

interface AgainProps {
  reach: { alreadyInvited?: number | undefined; invitedAt?: string | null | undefined } | undefined;
  isLeftOut: boolean;
  onChange: (isLeftOut: boolean) => void;
}

/** Says who was invited already, and leaves these people out. */
const Again = ({ reach, isLeftOut, onChange }: AgainProps) => {
  const zone = useCouncilZone();
  if (!reach?.alreadyInvited) return null;
  return (
    <Alert color={isLeftOut ? 'gray' : 'amber'} role="note">
      <Checkbox
        label={texts.leaveOut(reach.alreadyInvited, reach.invitedAt ? dayIn(reach.invitedAt, zone) : null)}
        description={messages.editor.leaveOutHelp}
        checked={isLeftOut}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Alert>
  );
};

/** Whether people with an invitation are left out: shown at once, and saved with the mailing. */
const useLeftOut = ({ audience }: Mailing, onLeaveOut: Props['onLeaveOut']) => {
  const saved = audience.of !== 'unanswered' && (audience.withoutInvited ?? false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = async (isLeftOut: boolean) => {
    if (chosen !== null) return;
    setChosen(isLeftOut);
    await onLeaveOut(isLeftOut);
    setChosen(null);
  };
  return { isLeftOut: chosen ?? saved, isSaving: chosen !== null, change };
};

interface Props {
  mailing: Mailing;
  /** Saves whether people who already have an invitation are left out. */
  onLeaveOut: (isLeftOut: boolean) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}

/** The last screen before sending, now or at a set time: who gets it, and how it arrives. */
export const SendDialog = ({ mailing, onLeaveOut, onClose, onSent }: Props) => {
  const zone = useCouncilZone();
  const refresh = useRefreshMailings();
  const send = useOperationMutation(sendMailingOperation);
  const reach = useReach(mailing.campaignId, mailing.audience);
  const [isLater, setIsLater] = useState(false);
  const [wall, setWall] = useState(() => toWallTime(nextHour(), zone));
  const leftOut = useLeftOut(mailing, onLeaveOut);
  const count = reach.data?.count ?? 0;
  const at = isLater ? fromWallTime(wall, zone) : null;
  const isRight = !isLater || (at !== null && Date.parse(at) > Date.now());

  const confirm = async () => {
    const sendAt = at === null ? {} : { sendAt: at };
    try {
      const body = { revision: mailing.revision, ...sendAt };
      const { undoUntil } = await send.mutateAsync({ params: { mailingId: mailing.id }, body });
      // The next screen says that it waits, and for how long.
      if (!undoUntil) notify.success(isLater ? texts.scheduled : texts.sent);
    } catch (error) {
      notify.error(failureText(error, texts.failed));
      throw error;
    }
    await refresh();
    onSent();
  };

  return (
    <ConfirmDialog
      opened
      title={texts.title}
      question={count > 0 ? texts.question(count) : messages.editor.nobody}
      confirmLabel={isLater ? texts.confirmLater(count) : texts.confirmNow(count)}
      isBlocked={count === 0 || !isRight || leftOut.isSaving}
      closesAtOnce={!isLater}
      size="lg"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <Summary mailing={mailing} />
        <Again
          reach={reach.data}
          isLeftOut={leftOut.isLeftOut}
          onChange={(isLeftOut) => void leftOut.change(isLeftOut)}
        />
        <MailSamples mailing={mailing} />
        <SegmentedControl
          aria-label={texts.when}
          data={[
            { value: 'now', label: texts.now },
            { value: 'later', label: texts.later },
          ]}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setIsLater(value === 'later')}
        />
        {isLater && <Time wall={wall} zone={zone} onChange={setWall} />}
      </Stack>
    </ConfirmDialog>
  );
};
