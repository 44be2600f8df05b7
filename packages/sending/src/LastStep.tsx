import { notify } from '@folkmoot/shell-sdk';
import { Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { LeftOut, type Reach } from './LeftOut';
import { MailSamples, type SamplesQuery } from './MailSamples';
import { failureText, type Sending } from './sending';
import { messages } from './sending.messages';
import classes from './sending.module.css';
import { useSendingTime } from './sending-time';

const texts = messages.send;

type Row = readonly [name: string, value: string];

const Summary = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={classes.summary}>
    {rows.map(([name, value]) => (
      <div key={name} className={classes.row}>
        <Text component="dt" size="sm" c="dimmed">
          {name}
        </Text>
        <Text component="dd">{value}</Text>
      </div>
    ))}
  </dl>
);

interface Props {
  title: string;
  subject: string;
  /** In words. */
  audience: string;
  /** Further lines of the summary. */
  rows?: readonly Row[];
  reach: Reach | undefined;
  /** People who are left out because they have an invitation already. */
  invited?: number;
  samples: SamplesQuery;
  /** Replaces the words for a sample without an address. */
  unnamed?: string | undefined;
  revision: number;
  /** Blocks the button, while something is saved for example. */
  isBlocked?: boolean;
  /** Below the summary. */
  children?: ReactNode;
  /** Sends it, now or at a time. */
  onSend: (time: { sendAt?: string }) => Promise<Pick<Sending, 'undoUntil'>>;
  onSent: () => unknown;
  onClose: () => void;
}

/** The last step before sending: who gets it and who does not, how it arrives, and when. */
export const LastStep = (props: Props) => {
  const { title, subject, audience, rows = [], reach, samples, unnamed, revision, isBlocked, children } = props;
  const { at, isRight, isLater, fields } = useSendingTime();
  const { count = 0, isExact = true } = reach ?? {};
  const confirmLabel = isLater ? texts.confirmLater : texts.confirmNow;
  const confirm = async () => {
    try {
      const { undoUntil } = await props.onSend(at === null ? {} : { sendAt: at });
      // The next screen says that it waits, and for how long.
      if (!undoUntil) notify.success(isLater ? texts.scheduled : texts.sent);
    } catch (error) {
      notify.error(failureText(error, texts.failed));
      throw error;
    }
    await props.onSent();
  };
  return (
    <ConfirmDialog
      opened
      title={title}
      question={count > 0 ? texts.question(count, isExact) : messages.audience.nobody}
      confirmLabel={confirmLabel(count, isExact)}
      isBlocked={count === 0 || !isRight || isBlocked}
      closesAtOnce={!isLater}
      size="lg"
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <Stack>
        <LeftOut reach={reach} invited={props.invited} />
        <Summary rows={[[texts.subject, subject], [messages.audience.title, audience], ...rows]} />
        {children}
        <MailSamples query={samples} revision={revision} unnamed={unnamed} />
        {fields}
      </Stack>
    </ConfirmDialog>
  );
};
