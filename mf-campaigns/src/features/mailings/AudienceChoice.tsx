import { type MailingAudience, type MailingKind, SMALL_GROUP } from '@folkmoot/contracts/client';
import { AudienceCard, AudienceFields, isWholeAudience } from '@folkmoot/sending';
import { dayIn, momentInWords, useCouncilZone } from '@folkmoot/shell-sdk';
import { Alert, IconAlertTriangle, Text } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { leftOutOf } from './left-out';
import { useReach } from './mailing.api';
import { messages } from './mailings.messages';

const texts = messages.editor;

interface Props {
  campaignId: string;
  kind: MailingKind;
  audience: MailingAudience;
  onChange: (audience: MailingAudience) => void;
}

type Reach = ReturnType<typeof useReach>['data'];

const Note = ({ children }: { children: ReactNode }) => (
  <Alert color="amber" role="note" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
    {children}
  </Alert>
);

/** Warns about a second message to the same people, and can exclude them. */
const Again = ({ reach, audience, onChange }: { reach: Reach } & Pick<Props, 'audience' | 'onChange'>) => {
  const zone = useCouncilZone();
  if (audience.of === 'unanswered' || !isWholeAudience(audience) || !reach?.alreadyInvited) return null;
  return (
    <>
      <Text>{texts.again(reach.alreadyInvited, reach.invitedAt ? dayIn(reach.invitedAt, zone) : null)}</Text>
      <Checkbox
        label={texts.leaveOut}
        description={texts.leaveOutHelp}
        checked={audience.withoutInvited ?? false}
        onChange={(event) => onChange({ ...audience, withoutInvited: event.currentTarget.checked })}
      />
    </>
  );
};

const Warnings = ({ reach }: { reach: Reach }) => {
  const zone = useCouncilZone();
  if (!reach) return null;
  return (
    <>
      {reach.count > 0 && reach.count < SMALL_GROUP && <Note>{texts.smallGroup}</Note>}
      {reach.nextReminderAt && <Note>{texts.nextReminder(momentInWords(reach.nextReminderAt, zone))}</Note>}
    </>
  );
};

/** The audience of a mailing, with its current size. */
export const AudienceChoice = ({ campaignId, audience, onChange }: Props) => {
  const reach = useReach(campaignId, audience);
  return (
    <AudienceCard
      isWhole={isWholeAudience(audience)}
      reach={reach}
      invited={leftOutOf(audience, reach.data)}
      warnings={<Warnings reach={reach.data} />}
    >
      {audience.of === 'unanswered' ? (
        <div>
          <Text>{texts.unanswered}</Text>
          <Text size="sm" c="dimmed">
            {texts.unansweredHelp}
          </Text>
        </div>
      ) : (
        <AudienceFields audience={audience} onChange={onChange} />
      )}
      <Again reach={reach.data} audience={audience} onChange={onChange} />
    </AudienceCard>
  );
};
