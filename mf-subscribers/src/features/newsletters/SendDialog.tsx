import { type Newsletter, sampleNewsletterOperation, sendNewsletterOperation } from '@folkmoot/contracts/client';
import { LastStep, useAudienceWords } from '@folkmoot/sending';
import { useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { useReach, useRefreshNewsletters } from './newsletter.api';
import { messages } from './newsletters.messages';

const texts = messages.send;

interface Props {
  newsletter: Newsletter;
  onClose: () => void;
  onSent: () => void;
}

/** The last step before a newsletter is sent. */
export const SendDialog = ({ newsletter, onClose, onSent }: Props) => {
  const { id, revision, audience, shownSubject, isPublic, isLast = false } = newsletter;
  const params = { newsletterId: id };
  const refresh = useRefreshNewsletters();
  const send = useOperationMutation(sendNewsletterOperation);
  return (
    <LastStep
      title={texts.title}
      subject={shownSubject}
      audience={useAudienceWords(audience)}
      rows={[
        [texts.page, isPublic ? texts.pageYes : texts.pageNo],
        ...(isLast ? ([[texts.last, texts.lastYes]] as const) : []),
      ]}
      reach={useReach(audience).data}
      samples={useOperation(sampleNewsletterOperation, { params }, { retry: false })}
      unnamed={audience.of === 'hear_back' ? texts.unnamed : undefined}
      revision={revision}
      onSend={(time) => send.mutateAsync({ params, body: { revision, ...time } })}
      onSent={async () => {
        await refresh();
        onSent();
      }}
      onClose={onClose}
    />
  );
};
