import { assetFileOf, type IntroFile } from '@folkmoot/contracts/client';
import {
  Anchor,
  Button,
  Group,
  IconFileText,
  IconTrash,
  IconUpload,
  Loader,
  notify,
  Progress,
  Stack,
  Text,
  TextInput,
} from '@folkmoot/ui';
import { type DragEvent, useId, useState } from 'react';
import { FixStorage } from '../../storage/FixStorage';
import { messages } from './intro-file.messages';
import classes from './intro-file.module.css';
import { ACCEPTED, useIntroUpload } from './use-intro-upload';

interface Props {
  value: IntroFile | null;
  onChange: (file: IntroFile | null) => void;
  /** Storage was found to be missing: show the banner. */
  onStorageMissing?: () => void;
}

type Upload = ReturnType<typeof useIntroUpload>;
const PERCENT = 100;

const Sending = ({ upload }: { upload: Upload }) => (
  <Stack gap="xs" className={classes.box}>
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

const Choose = ({ upload, problemId }: { upload: Upload; problemId: string }) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    upload.upload(event.dataTransfer.files[0]);
  };
  return (
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
        aria-label={messages.choose}
        aria-invalid={upload.problem !== null || undefined}
        aria-describedby={problemId}
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
  );
};

const Uploaded = ({ file, onChange }: { file: IntroFile; onChange: Props['onChange'] }) => {
  const { type, url, name, size, alt = '' } = file;
  // An address from elsewhere, saved by another program, is named but never followed.
  const isOwn = assetFileOf(url) !== null;
  return (
    <Stack gap="sm" className={classes.box}>
      {type === 'image' && isOwn && <img className={classes.picture} src={url} alt={alt} />}
      <Group justify="space-between">
        <Group gap="xs">
          <IconFileText size={18} stroke={1.5} aria-hidden="true" />
          {isOwn ? (
            <Anchor href={url} target="_blank" rel="noreferrer" size="sm" aria-label={messages.open(name)}>
              {name}
            </Anchor>
          ) : (
            <Text size="sm">{name}</Text>
          )}
          <Text size="sm" c="dimmed">
            {messages.kinds[type]}, {messages.size(size)}
          </Text>
        </Group>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} stroke={1.5} aria-hidden="true" />}
          onClick={() => onChange(null)}
        >
          {messages.remove}
        </Button>
      </Group>
      {type === 'image' && (
        <TextInput
          label={messages.alt}
          description={alt.trim() ? messages.altHelp : messages.altMissing}
          withAsterisk
          value={alt}
          maxLength={500}
          onChange={(event) => onChange({ ...file, alt: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
};

/** The picture or document that residents see before the first question. */
export const IntroFileField = ({ value, onChange, onStorageMissing = () => undefined }: Props) => {
  const problemId = useId();
  const upload = useIntroUpload({ onUploaded: onChange, onStorageMissing });
  return (
    <fieldset className={classes.field} aria-label={messages.label}>
      <Text size="sm" fw={500} aria-hidden="true">
        {messages.label}
      </Text>
      <Text size="xs" c="dimmed" mb={4}>
        {messages.help}
      </Text>
      {upload.progress !== null && <Sending upload={upload} />}
      {upload.progress === null && value && <Uploaded file={value} onChange={onChange} />}
      {upload.progress === null && !value && <Choose upload={upload} problemId={problemId} />}
      <Group id={problemId} role="alert" mt={4} gap="xs">
        {upload.problem && (
          <>
            <Text size="sm" c="red">
              {upload.problem}
            </Text>
            <FixStorage
              message={upload.problem}
              onDone={({ isReady, message }) => {
                upload.setProblem(isReady ? null : message);
                if (isReady) notify.success(message);
              }}
            />
          </>
        )}
      </Group>
    </fieldset>
  );
};
