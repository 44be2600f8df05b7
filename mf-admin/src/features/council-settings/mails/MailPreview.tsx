import { type MailDraft, previewMailOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Group, PageLoading, QueryStates, Text, useDebouncedValue } from '@folkmoot/ui';
import { MailView, useMailShape } from '@folkmoot/ui/controls';
import { messages } from './mails.messages';

const texts = messages.preview;
const AFTER_MS = 400;

interface Props {
  draft: MailDraft;
  title: string;
  hasHead?: boolean;
}

/** Shows an email of the draft, rendered by the server, so it looks like the sent email. */
export const MailPreview = ({ draft, title, hasHead = true }: Props) => {
  const { shape, choice } = useMailShape();
  const [settled] = useDebouncedValue(draft, AFTER_MS);
  const mail = useOperation(previewMailOperation, { body: settled }, { placeholderData: keepPreviousData });
  return (
    <QueryStates
      query={mail}
      loading={<PageLoading label={texts.loading} shape="table" count={4} />}
      errorTitle={texts.failed}
    >
      {(shown) => (
        <>
          {hasHead && (
            <Group justify="space-between" p="sm">
              <Text size="sm" c="dimmed">
                {texts.help}
              </Text>
              {choice}
            </Group>
          )}
          <MailView mail={shown} shape={shape} title={title} hasHead={hasHead} />
        </>
      )}
    </QueryStates>
  );
};
