import { Button, Group, IconUpload, Loader, Progress, Stack, Text } from '@folkmoot/ui';
import { type DragEvent, useId, useState } from 'react';
import classes from './image.module.css';
import { messages } from './image-staff.messages';
import { ACCEPTED, type useImageUpload } from './use-image-upload';

interface Props {
  /** Of the option that the picture is for. */
  label: string;
  upload: ReturnType<typeof useImageUpload>;
}

const PERCENT = 100;

const Sending = ({ upload }: Pick<Props, 'upload'>) => (
  <Stack gap="xs" className={classes.area} align="stretch">
    <Group gap="xs" role="status">
      <Loader size="xs" />
      <Text size="sm">{messages.uploading}</Text>
    </Group>
    <Progress value={(upload.progress ?? 0) * PERCENT} aria-label={messages.uploading} />
    <Group>
      <Button size="compact-sm" variant="default" onClick={upload.cancel}>
        {messages.cancel}
      </Button>
    </Group>
  </Stack>
);

/** Takes a picture that is dropped or chosen. */
export const UploadArea = ({ label, upload }: Props) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    upload.upload(event.dataTransfer.files[0]);
  };
  if (upload.progress !== null) return <Sending upload={upload} />;
  return (
    <>
      <label
        htmlFor={id}
        className={classes.area}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <input
          className={classes.input}
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-label={messages.upload(label)}
          aria-invalid={upload.problem !== null || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            upload.upload(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <IconUpload size={20} stroke={1.5} aria-hidden="true" />
        <Text size="sm">{messages.drop}</Text>
        <Text size="xs" c="dimmed">
          {messages.limits}
        </Text>
      </label>
      <div id={`${id}-problem`} role="alert">
        {upload.problem && (
          <Text size="sm" c="red">
            {upload.problem}
          </Text>
        )}
      </div>
    </>
  );
};
