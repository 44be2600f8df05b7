import { type MailingKind, previewMailingOperation } from '@folkmoot/contracts/client';
import { PREVIEW_AFTER_MS, SendingPreview } from '@folkmoot/sending';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { useDebouncedValue } from '@folkmoot/ui';

interface Props {
  draft: { campaignId: string; kind: MailingKind; subject: string; text: string };
}

/** The message as it arrives. */
export const MailingPreview = ({ draft }: Props) => {
  const [settled] = useDebouncedValue(draft, PREVIEW_AFTER_MS);
  const isWhole = settled.subject.trim() !== '' && settled.text.trim() !== '';
  const mail = useOperation(
    previewMailingOperation,
    { body: settled },
    { placeholderData: keepPreviousData, enabled: isWhole, retry: false },
  );
  return <SendingPreview mail={mail} order={3} />;
};
