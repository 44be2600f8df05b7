import { Button, Group, Input, Text } from '@folkmoot/ui';
import { FileButton, NativeSelect, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { importMessages as texts } from './population.messages';
import { encodings, type FileEncoding, isText, readText } from './read-file';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The text of a table, and the file that it comes from, if any. */
export interface Source {
  readonly text: string;
  readonly file: File | null;
  readonly encoding: FileEncoding | null;
}

interface Props {
  source: Source;
  onChange: (source: Source) => void;
}

/** Where a table comes from: pasted text, or a file with its encoding. */
export const TableSource = ({ source: { text, file, encoding }, onChange }: Props) => {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (chosen: File | null, wanted: FileEncoding | null) => {
    if (!chosen) return;
    setProblem(null);
    if (chosen.size > MAX_FILE_BYTES) return setProblem(texts.tooLarge);
    const read = await readText(chosen, wanted).catch(() => null);
    if (!read) return setProblem(texts.unreadable);
    if (!isText(read.text)) return setProblem(texts.notText);
    onChange({ ...read, file: chosen });
  };
  return (
    <>
      {file === null && (
        <Textarea
          label={texts.paste}
          description={texts.pasteHelp}
          placeholder={texts.example}
          value={text}
          onChange={(event) => onChange({ text: event.currentTarget.value, file: null, encoding: null })}
          autosize
          minRows={4}
          maxRows={8}
          data-autofocus
        />
      )}
      <Group align="flex-end">
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(chosen) => void take(chosen, null)}>
          {(button) => (
            <Button variant="default" size="sm" {...button}>
              {texts.file}
            </Button>
          )}
        </FileButton>
        {file && encoding && (
          <NativeSelect
            label={texts.encoding}
            description={texts.encodingHelp}
            value={encoding}
            data={[...encodings]}
            onChange={(event) => void take(file, event.currentTarget.value as FileEncoding)}
          />
        )}
      </Group>
      {file && (
        <Text size="sm" c="dimmed">
          {texts.chosen(file.name)}
        </Text>
      )}
      {problem && (
        <Input.Error size="sm" role="alert">
          {problem}
        </Input.Error>
      )}
    </>
  );
};
