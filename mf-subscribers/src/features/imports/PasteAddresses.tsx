import { Button, Group, Stack } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './imports.messages';
import { pastedFile } from './pasted-list';

const texts = messages.paste;

/** A pasted list: it becomes a file of one column. */
export const PasteAddresses = ({ onFile, isBusy }: { onFile: (file: File) => void; isBusy: boolean }) => {
  const [text, setText] = useState('');
  const use = () => {
    const pasted = pastedFile(text, texts.fileName, texts.header);
    if (pasted) onFile(pasted);
  };
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.label}
        description={texts.help}
        placeholder={texts.example}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={10}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={use} disabled={isBusy || text.trim() === ''}>
          {texts.use}
        </Button>
      </Group>
    </Stack>
  );
};
