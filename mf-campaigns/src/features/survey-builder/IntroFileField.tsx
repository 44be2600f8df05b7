import { assetFileOf, type IntroFile, MAX_ALT_TEXT } from '@folkmoot/contracts/client';
import { Anchor, Button, Group, IconFileText, IconTrash, notify, Stack, Text, TextInput } from '@folkmoot/ui';
import { UploadArea } from '@folkmoot/ui/controls';
import { useId } from 'react';
import { FixStorage } from '../../entities/storage/FixStorage';
import { messages } from './intro-file.messages';
import classes from './intro-file.module.css';
import { ACCEPTED, useIntroUpload } from './use-intro-upload';

interface Props {
  label?: string;
  help?: string;
  value: IntroFile | null;
  onChange: (file: IntroFile | null) => void;
  /** Called when storage is missing, to show the banner. */
  onStorageMissing?: () => void;
}

const Uploaded = ({ file, onChange }: { file: IntroFile; onChange: Props['onChange'] }) => {
  const { type, url, name, size, alt = '' } = file;
  // An external address, saved by another program, is shown as text and never as a link.
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
          description={messages.altHelp}
          error={alt.trim() ? undefined : messages.altMissing}
          withAsterisk
          value={alt}
          maxLength={MAX_ALT_TEXT}
          onChange={(event) => onChange({ ...file, alt: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
};

/** The picture or document that residents see before the first question. */
export const IntroFileField = ({
  label = messages.label,
  help = messages.help,
  value,
  onChange,
  onStorageMissing = () => undefined,
}: Props) => {
  const problemId = useId();
  const upload = useIntroUpload({ onUploaded: onChange, onStorageMissing });
  return (
    <fieldset className={classes.field} aria-label={label}>
      <Text size="sm" fw={500} aria-hidden="true">
        {label}
      </Text>
      <Text size="xs" c="dimmed" mb={4}>
        {help}
      </Text>
      {value && upload.progress === null ? (
        <Uploaded file={value} onChange={onChange} />
      ) : (
        <UploadArea
          upload={upload}
          label={messages.choose}
          invitation={messages.drop}
          limits={messages.limits}
          accept={ACCEPTED}
          problemId={problemId}
        />
      )}
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
