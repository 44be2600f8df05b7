import { isApiError } from '@folkmoot/shell-sdk';
import { Card, Group, PageLoading, QueryStates, Text, Title } from '@folkmoot/ui';
import { MailView, type ShownMail, useMailShape } from '@folkmoot/ui/controls';
import type { ComponentProps } from 'react';
import { failureText } from './sending';
import { messages } from './sending.messages';

const texts = messages.preview;

/** Options of the query that draws the preview: the message is shown again after this time without a key press. */
export const PREVIEW_AFTER_MS = 400;

interface Props {
  mail: ComponentProps<typeof QueryStates<ShownMail>>['query'];
  /** Shown in place of the message that cannot be drawn yet. */
  note?: string | null;
  order: 2 | 3;
}

/** The message, drawn by the server, so it looks like the sent one. Scripts in it do not run. */
export const SendingPreview = ({ mail, note, order }: Props) => {
  const { shape, choice } = useMailShape();
  // An incomplete merge field is normal while the person types, so it is not an error state.
  const unknownField = isApiError(mail.error, 'merge_field_unknown') ? failureText(mail.error, texts.failed) : null;
  const shownNote = note ?? unknownField;
  return (
    <Card p={0}>
      <Group justify="space-between" p="sm">
        <Title order={order} size="h4">
          {texts.title}
        </Title>
        {choice}
      </Group>
      {shownNote ? (
        <Text p="sm" role="status">
          {shownNote}
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
    </Card>
  );
};
