import { Group, Loader, Progress, Stack, Text } from '@mantine/core';
import { type DragEvent, useId, useState } from 'react';
import { IconUpload } from '../icons';
import { uiMessages } from '../ui.messages';
import { Button } from './Button';
import classes from './upload-area.module.css';
import type { Upload } from './use-upload';

interface Props {
  upload: Upload;
  /** Accessible name of the field. */
  label: string;
  /** The instruction: `Drop a file here, or choose one`. */
  invitation: string;
  /** Allowed types and maximum size, as text. */
  limits: string;
  /** Media types and file extensions, as in the `accept` attribute. */
  accept: string;
  /** Id of the element with the error. */
  problemId: string;
}

const PERCENT = 100;

const Sending = ({ upload }: Pick<Props, 'upload'>) => (
  <Stack gap="xs" className={classes.sending} align="stretch">
    <Group gap="xs" role="status">
      <Loader size="xs" />
      <Text size="sm">{uiMessages.uploading}</Text>
    </Group>
    <Progress value={(upload.progress ?? 0) * PERCENT} aria-label={uiMessages.uploading} />
    <Group>
      <Button size="compact-sm" variant="default" onClick={upload.cancel}>
        {uiMessages.cancel}
      </Button>
    </Group>
  </Stack>
);

const useDrop = (onFile: (file: File | undefined) => void) => {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
};

/** Uploads a file that is dropped or chosen, and shows its progress. */
export const UploadArea = ({ upload, label, invitation, limits, accept, problemId }: Props) => {
  const id = useId();
  const drop = useDrop(upload.upload);
  if (upload.progress !== null) return <Sending upload={upload} />;
  return (
    <label htmlFor={id} className={classes.area} {...drop}>
      <input
        className={classes.input}
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        aria-invalid={upload.problem !== null || undefined}
        aria-describedby={problemId}
        onChange={(event) => {
          upload.upload(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <IconUpload size={20} stroke={1.5} aria-hidden="true" />
      <Text size="sm">{invitation}</Text>
      <Text size="xs" c="dimmed">
        {limits}
      </Text>
    </label>
  );
};
