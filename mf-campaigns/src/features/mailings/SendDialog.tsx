import { type Mailing, sendMailingOperation } from '@folkmoot/contracts/client';
import { momentInWords, notify, useCouncilZone, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, IconAlertTriangle, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { fromWallTime, toWallTime } from '../../records/zoned-time';
import { useReach } from './AudienceChoice';
import { failureText, useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';

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

interface Props {
  mailing: Mailing;
  onClose: () => void;
  onSent: () => void;
}

/** Now or at a time; says how many people get it before anything goes out. */
export const SendDialog = ({ mailing, onClose, onSent }: Props) => {
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
