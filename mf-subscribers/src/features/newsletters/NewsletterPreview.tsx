import { type Newsletter, previewNewsletterOperation } from '@folkmoot/contracts/client';
import { PREVIEW_AFTER_MS, SendingPreview } from '@folkmoot/sending';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { useDebouncedValue } from '@folkmoot/ui';
import { messages } from './newsletters.messages';

export interface Wording extends Pick<Newsletter, 'subject' | 'title' | 'blocks' | 'isPublic'> {
  /** For people who asked to hear what comes of a survey. */
  readonly isForHearBack?: boolean;
}

/** The newsletter as it arrives. */
export const NewsletterPreview = ({ wording }: { wording: Wording }) => {
  const [settled] = useDebouncedValue(wording, PREVIEW_AFTER_MS);
  const isWhole = settled.subject.trim() !== '' && settled.title.trim() !== '';
  const mail = useOperation(
    previewNewsletterOperation,
    { body: settled },
    { placeholderData: keepPreviousData, enabled: isWhole, retry: false },
  );
  return <SendingPreview mail={mail} note={isWhole ? null : messages.editor.previewEmpty} order={2} />;
};
