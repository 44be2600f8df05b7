import { listMembersOperation, MAX_COMMENT } from '@folkmoot/contracts/client';
import { useCan, useOperation, useSession } from '@folkmoot/shell-sdk';
import { Button, Group, notify, Stack } from '@folkmoot/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from './comments.messages';
import { MentionField } from './MentionField';
import { type Colleague, mentionsIn } from './mentions.domain';
import { useCommentActions } from './use-comment-actions';

const NOBODY: readonly Colleague[] = [];

/** The active members of the team, without this person. */
const useColleagues = (): readonly Colleague[] => {
  const { user } = useSession();
  const canRead = useCan('team:read');
  const { data } = useOperation(listMembersOperation, {}, { enabled: canRead, retry: false });
  if (!data) return NOBODY;
  return data.items.filter(({ id, status }) => id !== user.id && status === 'active');
};

interface Props {
  questionId: string;
  /** A comment belongs to a saved question. */
  flush: () => Promise<boolean>;
}

export const CommentForm = ({ questionId, flush }: Props) => {
  const colleagues = useColleagues();
  const { add, isBusy } = useCommentActions();
  const [text, setText] = useState('');
  /** Each comment gets a fresh field: the dialog does not take an emptied one for unsent input. */
  const [sent, setSent] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (sent > 0) field.current?.focus();
  }, [sent]);
  const send = async () => {
    if (!(await flush())) return notify.error(messages.notSaved);
    if (!(await add({ questionId, text, mentions: mentionsIn(text, colleagues) }))) return;
    setText('');
    setSent((before) => before + 1);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <Stack gap="xs">
        <MentionField
          key={sent}
          value={text}
          onChange={setText}
          colleagues={colleagues}
          maxLength={MAX_COMMENT}
          field={field}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
            {messages.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
