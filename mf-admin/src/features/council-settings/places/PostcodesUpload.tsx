import { type PostcodeColumns, recognisedColumns, uploadPostcodesOperation } from '@folkmoot/contracts/client';
import { upload } from '@folkmoot/shell-sdk';
import { Button, Group, Input, Progress, Stack, Text } from '@folkmoot/ui';
import { NativeSelect, UploadArea, useUpload } from '@folkmoot/ui/controls';
import { useId, useState } from 'react';
import { headingsOf } from './columns.domain';
import { messages } from './places.messages';
import { wordsOf } from './use-places';

const texts = messages.postcodes;
/** Enough for the first line. */
const HEAD_BYTES = 64 * 1024;
const PERCENT = 100;

const textOf = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(part);
  });

interface Chosen {
  readonly file: File;
  readonly headings: readonly string[];
  readonly columns: PostcodeColumns;
}

interface ColumnsFormProps {
  chosen: Chosen;
  progress: number | null;
  onChange: (columns: PostcodeColumns) => void;
  onSend: () => void;
  onCancel: () => void;
}

const names = ['postcode', 'ward', 'district'] as const;

const ColumnsForm = ({
  chosen: { file, headings, columns },
  progress,
  onChange,
  onSend,
  onCancel,
}: ColumnsFormProps) => {
  const isReady = columns.postcode !== '' && columns.ward !== '';
  return (
    <Stack gap="sm" role="group" aria-label={texts.columns}>
      <Text size="sm" fw={500}>
        {texts.columns} ({file.name})
      </Text>
      <Group align="flex-end">
        {names.map((name) => (
          <NativeSelect
            key={name}
            label={texts.column[name]}
            value={columns[name]}
            data={[{ value: '', label: texts.noColumn }, ...headings.map((value) => ({ value, label: value }))]}
            onChange={(event) => onChange({ ...columns, [name]: event.currentTarget.value })}
          />
        ))}
      </Group>
      {!isReady && (
        <Text size="sm" role="status">
          {texts.chooseBoth}
        </Text>
      )}
      {progress !== null && <Progress value={progress * PERCENT} aria-label={texts.send} />}
      <Group>
        <Button disabled={!isReady} loading={progress !== null} onClick={onSend}>
          {texts.send}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Group>
    </Stack>
  );
};

/** A table is read after the person has seen which columns it is read by. */
export const PostcodesUpload = ({ most, onDone }: { most: number; onDone: () => void }) => {
  const problemId = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choosing = useUpload({
    refusal: ({ size }) => (size > most ? messages.tooLarge(most) : null),
    send: async (file) => ({ file, headings: headingsOf(await textOf(file.slice(0, HEAD_BYTES))) }),
    onDone: ({ file, headings }) => setChosen({ file, headings, columns: recognisedColumns(headings) }),
    wordsOf,
  });
  const sending = useUpload({
    refusal: () => null,
    send: (file, options) => {
      const { postcode = '', ward = '', district = '' } = chosen?.columns ?? {};
      const query = { postcode, ward, ...(district ? { district } : {}) };
      return upload(uploadPostcodesOperation, file, { ...options, query });
    },
    onDone: () => {
      setChosen(null);
      onDone();
    },
    wordsOf,
  });
  const problem = choosing.problem ?? sending.problem;
  return (
    <>
      {chosen ? (
        <ColumnsForm
          chosen={chosen}
          progress={sending.progress}
          onChange={(columns) => setChosen({ ...chosen, columns })}
          onSend={() => sending.upload(chosen.file)}
          onCancel={() => {
            sending.cancel();
            sending.setProblem(null);
            setChosen(null);
          }}
        />
      ) : (
        <UploadArea
          upload={choosing}
          label={texts.upload}
          invitation={texts.invitation}
          limits={texts.limits}
          accept=".csv,text/csv"
          problemId={problemId}
        />
      )}
      <div id={problemId} aria-live="polite">
        {problem && <Input.Error size="sm">{problem}</Input.Error>}
      </div>
    </>
  );
};
