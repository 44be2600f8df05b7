import { setupStorageOperation } from '@folkmoot/contracts/client';
import { isApiError, useCan, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { Button, IconRefresh } from '@folkmoot/ui';
import { storageTexts as texts } from './campaign-detail.messages';

interface Props {
  onFixed: (text: string) => void;
  onFailed: (text: string) => void;
}

const failureText = (error: unknown): string => {
  if (!isApiError(error)) return texts.failed;
  if (error.status === 401) return texts.notSignedIn;
  return error.code === 'storage_setup_failed' ? error.message : texts.failedBecause(error.message);
};

/** Repairs the council's storage where a file was refused for its type (E-64). */
export const FixStorage = ({ onFixed, onFailed }: Props) => {
  const { council } = useSession();
  const canSetUp = useCan('storage:setup');
  const setup = useOperationMutation(setupStorageOperation);
  if (!canSetUp) return null;
  const fix = async () => {
    if (!council) return onFailed(texts.noCouncil);
    try {
      const { summary } = await setup.mutateAsync({ body: { councilId: council.id } });
      onFixed(texts.fixed(summary.created, summary.updated));
    } catch (error) {
      onFailed(failureText(error));
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={14} stroke={1.5} aria-hidden="true" />}
      loading={setup.isPending}
      onClick={() => void fix()}
    >
      {texts.fix}
    </Button>
  );
};
