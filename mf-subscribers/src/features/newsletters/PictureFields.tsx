import {
  MAX_ALT_TEXT,
  mailPictureUrlOf,
  type NewsletterBlock,
  uploadMailPictureOperation,
} from '@folkmoot/contracts/client';
import { upload, useSession } from '@folkmoot/shell-sdk';
import { Button, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, UploadArea, useUpload } from '@folkmoot/ui/controls';
import { failureText } from '../../entities/subscriber/failure';
import { messages } from './newsletters.messages';
import classes from './newsletters.module.css';

const texts = messages.editor.picture;
const MAX_BYTES = 5 * 1024 * 1024;

type Picture = Extract<NewsletterBlock, { kind: 'picture' }>;

interface Props {
  block: Picture;
  problem: string | undefined;
  onChange: (block: Picture) => void;
}

/** A picture with its description. */
export const PictureFields = ({ block, problem, onChange }: Props) => {
  const { council } = useSession();
  const work = useUpload({
    refusal: (file) => (file.size > MAX_BYTES ? texts.tooLarge : null),
    send: (file, options) => upload(uploadMailPictureOperation, file, options),
    onDone: ({ file, width, height }) => onChange({ ...block, file, width, height }),
    wordsOf: (error) => failureText(error, texts.failed),
  });
  const problemId = `picture-${block.id}`;
  return (
    <Stack gap="xs">
      {block.file === '' ? (
        <UploadArea
          upload={work}
          label={texts.label}
          invitation={texts.invitation}
          limits={texts.limits}
          accept="image/png,image/jpeg,image/gif,image/webp"
          problemId={problemId}
        />
      ) : (
        <div>
          <img
            className={classes.picture}
            src={mailPictureUrlOf(council?.id ?? '', block.file)}
            alt={block.isDecorative ? '' : block.alt}
          />
          <Button
            mt="xs"
            size="compact-sm"
            variant="default"
            onClick={() => onChange({ ...block, file: '', width: 0, height: 0 })}
          >
            {texts.replace}
          </Button>
        </div>
      )}
      <Text id={problemId} size="sm" c="red" role="alert">
        {work.problem}
      </Text>
      <TextInput
        label={texts.alt}
        value={block.alt}
        maxLength={MAX_ALT_TEXT}
        disabled={block.isDecorative}
        error={problem}
        onChange={(event) => onChange({ ...block, alt: event.currentTarget.value })}
      />
      <Checkbox
        label={texts.decorative}
        checked={block.isDecorative}
        onChange={(event) => onChange({ ...block, isDecorative: event.currentTarget.checked })}
      />
    </Stack>
  );
};
