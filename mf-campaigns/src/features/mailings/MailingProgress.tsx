import {
  cancelMailingOperation,
  type Mailing,
  pauseMailingOperation,
  resumeMailingOperation,
  sendMailingOperation,
  undoMailingOperation,
} from '@folkmoot/contracts/client';
import { SendingProgress } from '@folkmoot/sending';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import { Text } from '@folkmoot/ui';
import { useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';

const texts = messages.progress;

const rateOf = ({ sent, answered, complained }: Mailing['counts']): number | null => {
  const arrived = sent + complained;
  return arrived > 0 ? Math.round((Math.min(answered, arrived) / arrived) * 100) : null;
};

const Rate = ({ counts }: Pick<Mailing, 'counts'>) => {
  const rate = rateOf(counts);
  if (rate === null) return null;
  return (
    <div>
      <Text>
        {texts.rate}: <strong className="tabular">{rate}%</strong>
      </Text>
      <Text size="sm" c="dimmed">
        {texts.rateHelp}
      </Text>
    </div>
  );
};

const useVerbs = ({ id, revision }: Mailing) => {
  const undo = useOperationMutation(undoMailingOperation);
  const send = useOperationMutation(sendMailingOperation);
  const pause = useOperationMutation(pauseMailingOperation);
  const resume = useOperationMutation(resumeMailingOperation);
  const cancel = useOperationMutation(cancelMailingOperation);
  const params = { mailingId: id };
  return {
    undo: () => undo.mutateAsync({ params }),
    sendNow: () => send.mutateAsync({ params, body: { revision, isImmediate: true } }),
    pause: () => pause.mutateAsync({ params }),
    resume: () => resume.mutateAsync({ params }),
    cancel: () => cancel.mutateAsync({ params }),
  };
};

interface Props {
  mailing: Mailing;
  /** Called for a mailing that has not started, which can still be changed. */
  onEdit: () => void;
}

/** The progress of a mailing, with its response rate. */
export const MailingProgress = ({ mailing, onEdit }: Props) => (
  <SendingProgress
    sending={mailing}
    verbs={useVerbs(mailing)}
    refresh={useRefreshMailings()}
    cancelWords={texts.cancel}
    hasAnswers
    onEdit={onEdit}
  >
    {mailing.answersAsOf === 'night' && <Text size="sm">{texts.asOfNight}</Text>}
    <Rate counts={mailing.counts} />
  </SendingProgress>
);
