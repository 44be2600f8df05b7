import { MAX_ALT_TEXT, MAX_OPTION_LABEL, type Question } from '@folkmoot/contracts/client';
import { Button, Group, IconTrash, IconX, Stack, TextInput } from '@folkmoot/ui';

import { useState } from 'react';
import { OptionMenu } from '../../options/editor/OptionMenu';
import { OptionNote } from '../../options/editor/OptionNote';
import { mayHaveOptionSettings } from '../../options/settings';
import { PictureUpload } from './PictureUpload';
import classes from './pictures.module.css';
import { messages } from './pictures-staff.messages';

import { useImageUpload } from './use-image-upload';

type ImageOption = NonNullable<Question['imageOptions']>[number];

interface Props {
  question: Question;
  option: ImageOption;
  number: number;
  onChange: (patch: Partial<ImageOption>) => void;
  onRemove: () => void;
}

const PictureField = ({
  option: { imageUrl, alt = '' },
  label,
  onChange,
}: Pick<Props, 'option' | 'onChange'> & { label: string }) => {
  const upload = useImageUpload((uploaded) => onChange({ imageUrl: uploaded }));
  if (!imageUrl) return <PictureUpload label={label} upload={upload} />;
  return (
    <Stack gap="xs">
      <img className={classes.picture} src={imageUrl} alt={alt} />
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconX size={14} stroke={1.5} aria-hidden="true" />}
          aria-label={messages.removeImage(label)}
          onClick={() => onChange({ imageUrl: '', alt: '' })}
        >
          {messages.removeImageShort}
        </Button>
      </Group>
    </Stack>
  );
};

/** One picture to rank: the picture, its label, and its description for people who cannot see it. */
export const PictureFields = (props: Props) => {
  const { question, option, number, onChange, onRemove } = props;
  const hasSettings = mayHaveOptionSettings(question);
  const [isConditional, setIsConditional] = useState(false);
  const label = option.label.trim() || messages.option(number);
  const isUnnamed = option.imageUrl !== '' && !option.alt?.trim();
  return (
    <fieldset className={classes.option} aria-label={messages.option(number)}>
      <div>
        <PictureField option={option} label={label} onChange={onChange} />
      </div>
      <Stack gap="xs">
        <TextInput
          label={messages.label(number)}
          value={option.label}
          maxLength={MAX_OPTION_LABEL}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
        />
        <TextInput
          label={messages.alt}
          description={messages.altHelp}
          error={isUnnamed ? messages.altMissing : undefined}
          withAsterisk
          value={option.alt ?? ''}
          maxLength={MAX_ALT_TEXT}
          onChange={(event) => onChange({ alt: event.currentTarget.value })}
        />
        <Group>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={messages.removeOptionOf(label)}
            leftSection={<IconTrash size={14} stroke={1.5} aria-hidden="true" />}
            onClick={onRemove}
          >
            {messages.removeOption}
          </Button>
          {hasSettings && (
            <OptionMenu
              question={question}
              option={option}
              name={label}
              onChange={onChange}
              onConditions={() => setIsConditional(true)}
            />
          )}
        </Group>
        {hasSettings && (
          <OptionNote question={question} option={option} name={label} isOpen={isConditional} onChange={onChange} />
        )}
      </Stack>
    </fieldset>
  );
};
