import {
  getSsoOperation,
  type SsoConnection,
  type SsoConnectionChange,
  saveSsoOperation,
} from '@folkmoot/contracts/client';
import { api, useDraft, useInvalidate } from '@folkmoot/shell-sdk';
import { messages } from './single-sign-on.messages';

type Body = Omit<SsoConnectionChange, 'revision'>;

/** Another admin can remove the provider while this one edits it. */
const present = (connection: SsoConnection | null): SsoConnection => {
  if (!connection) throw new Error(messages.removed);
  return connection;
};

/** The draft of one step. Both steps edit the same connection, so a save of one is merged into the other. */
export const useConnectionDraft = <D extends object>(
  connection: SsoConnection | null,
  { draftOf, bodyOf }: { draftOf: (saved: SsoConnection | null) => D; bodyOf: (draft: D) => Body },
) => {
  const invalidate = useInvalidate();
  return useDraft<SsoConnection | null, D>({
    saved: connection,
    draftOf,
    send: async (draft, { base }) => {
      const revision = base ? { revision: base.revision } : {};
      return present((await api.call(saveSsoOperation, { body: { ...bodyOf(draft), ...revision } })).connection);
    },
    read: async () => present((await api.call(getSsoOperation, {})).connection),
    onServerValue: () => invalidate(getSsoOperation),
    failuresIn: 'form',
    texts: { saved: messages.saved, failed: messages.failed },
  });
};
