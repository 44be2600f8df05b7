import { type MailingKind, previewMailingOperation } from '@folkmoot/contracts/client';
import { isApiError, keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Group, PageLoading, QueryStates, Text, Title, useDebouncedValue } from '@folkmoot/ui';
import { MailView, useMailShape } from '@folkmoot/ui/controls';
import { failureText } from './mailing.api';
import { messages } from './mailings.messages';

const texts = messages.preview;
const AFTER_MS = 400;

interface Props {
  draft: { campaignId: string; kind: MailingKind; subject: string; text: string };
}

/** The message, rendered by the server, so it looks like the sent one. Scripts in it do not run. */
export const MailingPreview = ({ draft }: Props) => {
  const { shape, choice } = useMailShape();
  const [settled] = useDebouncedValue(draft, AFTER_MS);
  const isWhole = settled.subject.trim() !== '' && settled.text.trim() !== '';
  const mail = useOperation(
    previewMailingOperation,
    { body: settled },
    { placeholderData: keepPreviousData, enabled: isWhole, retry: false },
  );
  // An incomplete merge field is normal while the person types, so it is not an error state.
  const unknownField = isApiError(mail.error, 'merge_field_unknown') ? failureText(mail.error, texts.failed) : null;
  return (
    <>
      <Group justify="space-between" p="sm">
        <Title order={3}>{messages.editor.preview}</Title>
        {choice}
      </Group>
      {unknownField ? (
        <Text p="sm" role="status">
          {unknownField}
        </Text>
      ) : (
        <QueryStates
          query={mail}
          loading={<PageLoading label={texts.loading} shape="table" count={4} />}
          errorTitle={texts.failed}
        >
          {(shown) => <MailView mail={shown} shape={shape} title={texts.frame} />}
        </QueryStates>
      )}
    </>
  );
};
