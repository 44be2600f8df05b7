import type { Campaign } from '@folkmoot/contracts/client';
import { Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { actionTexts as texts } from './campaign-actions.messages';

interface Props {
  /** Null while the dialog is closed. */
  campaign: Pick<Campaign, 'id' | 'title' | 'responseCount'> | null;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Asks before a campaign is deleted, and explains the consequences. */
export const DeleteDialog = ({ campaign, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    opened={campaign !== null}
    title={texts.deleteTitle}
    question={texts.deleteQuestion}
    confirmLabel={texts.delete}
    isDangerous
    onClose={onClose}
    onConfirm={async () => void (await onConfirm())}
  >
    <Text size="sm" c="dimmed">
      {campaign && texts.deleteConsequences(campaign.title, campaign.responseCount)}
    </Text>
  </ConfirmDialog>
);
