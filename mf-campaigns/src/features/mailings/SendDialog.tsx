import { type Mailing, sampleMailingOperation, sendMailingOperation } from '@folkmoot/contracts/client';
import { LastStep, useAudienceWords } from '@folkmoot/sending';
import { dayIn, useCouncilZone, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { leftOutOf } from './left-out';
import { useReach, useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';
import { useSubjectOf } from './subject-of';

const texts = messages.send;

const useWords = ({ audience }: Mailing): string => {
  const isReminder = audience.of === 'unanswered';
  const who = useAudienceWords(isReminder ? { of: 'everybody' } : audience);
  if (isReminder) return texts.unanswered;
  return audience.withoutInvited ? `${who}, ${texts.withoutInvited}` : who;
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

/** The last step before a mailing is sent. It can leave out people who have an invitation already. */
export const SendDialog = ({ mailing, onLeaveOut, onClose, onSent }: Props) => {
  const { id, revision, campaignId, audience } = mailing;
  const params = { mailingId: id };
  const refresh = useRefreshMailings();
  const subjectOf = useSubjectOf();
  const send = useOperationMutation(sendMailingOperation);
  const { data: reach } = useReach(campaignId, audience);
  const leftOut = useLeftOut(mailing, onLeaveOut);
  return (
    <LastStep
      title={texts.title}
      subject={subjectOf(mailing)}
      audience={useWords(mailing)}
      reach={reach}
      invited={leftOutOf(audience, reach)}
      samples={useOperation(sampleMailingOperation, { params }, { retry: false })}
      revision={revision}
      isBlocked={leftOut.isSaving}
      onSend={(time) => send.mutateAsync({ params, body: { revision, ...time } })}
      onSent={async () => {
        await refresh();
        onSent();
      }}
      onClose={onClose}
    >
      <Again reach={reach} isLeftOut={leftOut.isLeftOut} onChange={(isLeftOut) => void leftOut.change(isLeftOut)} />
    </LastStep>
  );
};
