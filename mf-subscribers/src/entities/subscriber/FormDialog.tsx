import { Alert, Button, Group, Stack } from '@folkmoot/ui';
import { Modal, useFocusBack, useIsPhone, useSubmit } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { commonTexts } from './words.messages';

interface Props {
  title: string;
  submitLabel: string;
  busyLabel: string;
  isReady: boolean;
  isBusy: boolean;
  /** The error of the last submit. The input stays. */
  failure?: string | null;
  /** The dialog's width. Large ones fill the screen of a phone. */
  size?: 'md' | 'xl';
  children: ReactNode;
  onSubmit: () => unknown;
  onClose: () => void;
}

/** A short form in a dialog: the error above, Cancel and submit below. */
export const FormDialog = (props: Props) => {
  const { title, submitLabel, busyLabel, isReady, isBusy, failure, size = 'md', children, onSubmit, onClose } = props;
  useFocusBack();
  const isPhone = useIsPhone();
  const submit = useSubmit(async () => {
    if (isReady && !isBusy) await onSubmit();
  });
  return (
    <Modal opened onClose={onClose} title={title} size={size} fullScreen={isPhone && size === 'xl'}>
      <form onSubmit={submit}>
        <Stack>
          {failure ? (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          ) : null}
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {commonTexts.cancel}
            </Button>
            <Button type="submit" disabled={!isReady || isBusy}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
