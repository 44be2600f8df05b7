import type { OptInPage } from '@folkmoot/contracts/client';
import { Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { messages } from './page-words.messages';

const texts = messages.actions;

interface Props {
  /** Null closes the dialog. */
  page: OptInPage | null;
  onConfirm: (page: OptInPage) => Promise<unknown>;
  onClose: () => void;
}

/** The question of deleting a page, and what becomes of links and sign-ups. */
export const DeletePageDialog = ({ page, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    opened={page !== null}
    title={texts.deleteTitle}
    question={texts.deleteQuestion}
    confirmLabel={texts.delete}
    isDangerous
    onConfirm={() => (page ? onConfirm(page) : undefined)}
    onClose={onClose}
  >
    {page && (
      <Text size="sm" c="dimmed">
        {texts.deleteConsequences(page.title, page.signups)}
      </Text>
    )}
  </ConfirmDialog>
);
