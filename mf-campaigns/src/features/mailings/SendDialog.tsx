import { fromWallTime, toWallTime } from '@folkmoot/calendar/times';
import {
  listSegmentsOperation,
  listTagsOperation,
  type Mailing,
  sendMailingOperation,
} from '@folkmoot/contracts/client';
import { dayIn, momentInWords, notify, useCouncilZone, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, IconAlertTriangle, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useReach } from './AudienceChoice';
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
  mailing: Mailing;
  reach: { alreadyInvited?: number | undefined; invitedAt?: string | null | undefined } | undefined;
  onLeaveOut: () => Promise<void>;
}

/** Warns that people get a second message, and can exclude them. */
const Again = ({ mailing: { audience }, reach, onLeaveOut }: AgainProps) => {
  const zone = useCouncilZone();
  const [isBusy, setIsBusy] = useState(false);
  if (audience.of === 'unanswered' || audience.withoutInvited || !reach?.alreadyInvited) return null;
  const leaveOut = async () => {
    setIsBusy(true);
    await onLeaveOut();
    setIsBusy(false);
  };
  return (
    <Alert color="amber" role="note" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {texts.again(reach.alreadyInvited, reach.invitedAt ? dayIn(reach.invitedAt, zone) : null)}
        </Text>
        <Button size="compact-md" variant="default" loading={isBusy} onClick={() => void leaveOut()}>
          {messages.editor.leaveOut}
        </Button>
      </Stack>
    </Alert>
  );
};

interface Props {
  mailing: Mailing;
  /** Excludes people who already have an invitation. */
  onLeaveOut: () => Promise<void>;
  onClose: () => void;
  onSent: () => void;
}

/** Sends now or at a set time. Shows the number of people first. */
export const SendDialog = ({ mailing, onLeaveOut, onClose, onSent }: Props) => {
  const zone = useCouncilZone();
  const refresh = useRefreshMailings();
  const send = useOperationMutation(sendMailingOperation);
  const reach = useReach(mailing.campaignId, mailing.audience);
  const [isLater, setIsLater] = useState(false);
  const [wall, setWall] = useState(() => toWallTime(nextHour(), zone));
  const count = reach.data?.count ?? 0;
  const at = isLater ? fromWallTime(wall, zone) : null;
  const isRight = !isLater || (at !== null && Date.parse(at) > Date.now());

  const confirm = async () => {
    const sendAt = at === null ? {} : { sendAt: at };
    try {
      await send.mutateAsync({ params: { mailingId: mailing.id }, body: { revision: mailing.revision, ...sendAt } });
    } catch (error) {
      notify.error(failureText(error, texts.failed));
      throw error;
    }
    notify.success(isLater ? texts.scheduled : texts.sent);
    await refresh();
    onSent();
  };

  return (
    <ConfirmDialog
      opened
      title={texts.title}
      question={count > 0 ? texts.question(count) : messages.editor.nobody}
      confirmLabel={isLater ? texts.confirmLater(count) : texts.confirmNow(count)}
      isBlocked={count === 0 || !isRight}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <Summary mailing={mailing} />
        <Again mailing={mailing} reach={reach.data} onLeaveOut={onLeaveOut} />
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
