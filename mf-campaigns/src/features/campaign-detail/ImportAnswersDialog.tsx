import {
  ANSWER_FILE_LIMIT,
  type AnswerColumnUse,
  type AnswerImport,
  importAnswersOperation,
  listAnswerSeriesOperation,
  MAX_SERIES_NAME,
} from '@folkmoot/contracts/client';
import { isApiError, upload, useInvalidate } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal, NativeSelect, Table, UploadArea, useUpload } from '@folkmoot/ui/controls';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { AnswerSeriesList } from './AnswerSeriesList';
import { importTexts as texts } from './import-answers.messages';
import type { OpenImports } from './use-answer-series';

/** A file with the uses that were chosen for its columns, until it is imported. */
export interface AnswerMapping {
  readonly campaignId: string;
  readonly file: File;
  readonly result: AnswerImport;
  readonly uses: readonly AnswerColumnUse[];
  readonly isChecked: boolean;
  readonly name: string;
}

const firstMapping = (campaignId: string, file: File, result: AnswerImport): AnswerMapping => {
  const uses = result.columns.map(({ use }) => use);
  return { campaignId, file, result, uses, isChecked: uses.some(({ kind }) => kind === 'answer'), name: '' };
};

const wordsOf = (error: unknown): string => (isApiError(error) && error.status < 500 ? error.message : texts.failed);

/** One value for each use, because a select has texts. */
const writtenUse = (use: AnswerColumnUse): string =>
  use.kind === 'answer' ? JSON.stringify([use.questionId, use.part ?? null]) : use.kind;

const readUse = (value: string): AnswerColumnUse => {
  if (value === 'ignored' || value === 'submitted') return { kind: value };
  const [questionId, part] = JSON.parse(value) as [string, string | null];
  return { kind: 'answer', questionId, ...(part === null ? {} : { part }) };
};

interface ChooseProps {
  campaignId: string;
  openImports: OpenImports;
  onLooked: (mapping: AnswerMapping) => void;
}

const Choose = ({ campaignId, openImports, onLooked }: ChooseProps) => {
  const problemId = useId();
  const sending = useUpload<AnswerMapping>({
    refusal: ({ size }) => (size > ANSWER_FILE_LIMIT ? texts.tooLarge : null),
    send: async (file, options) => {
      const request = { ...options, params: { campaignId }, query: { dryRun: 'true' } };
      return firstMapping(campaignId, file, await upload(importAnswersOperation, file, request));
    },
    onDone: onLooked,
    wordsOf,
  });
  return (
    <Stack>
      <Text size="sm">{texts.intro}</Text>
      <UploadArea
        upload={sending}
        label={texts.choose}
        invitation={texts.drop}
        limits={texts.limits}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        problemId={problemId}
      />
      <Text id={problemId} role="alert" size="sm" c="red">
        {sending.problem}
      </Text>
      <AnswerSeriesList campaignId={campaignId} openImports={openImports} />
    </Stack>
  );
};

interface ColumnsProps {
  result: AnswerImport;
  uses: readonly AnswerColumnUse[];
  onChange: (index: number, use: AnswerColumnUse) => void;
}

/** Two columns can have one heading. */
const keyed = (columns: AnswerImport['columns']) =>
  columns.map((column, index) => ({ ...column, key: `${index} ${column.heading}` }));

const Columns = ({ result, uses, onChange }: ColumnsProps) => {
  const columns = keyed(result.columns);
  const choices = [
    { value: 'ignored', label: texts.ignored },
    { value: 'submitted', label: texts.submitted },
    ...result.targets.map(({ questionId, part, label }) => ({
      value: JSON.stringify([questionId, part ?? null]),
      label,
    })),
  ];
  return (
    <Stack gap="xs">
      <Text fw={600}>{texts.columns}</Text>
      <Text size="sm" c="dimmed">
        {texts.columnsHelp}
      </Text>
      <Table.ScrollContainer minWidth={280} maxHeight="45vh" scrollAreaProps={{ type: 'auto' }}>
        <Table verticalSpacing="xs" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.column}</Table.Th>
              <Table.Th>{texts.use}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map(({ key, heading, samples }, index) => (
              <Table.Tr key={key}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {heading}
                  <Text size="sm" c="dimmed" lineClamp={2}>
                    {samples.filter((sample) => sample !== '').join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={texts.columnUse(heading)}
                    data={choices}
                    value={writtenUse(uses[index] ?? { kind: 'ignored' })}
                    onChange={(event) => onChange(index, readUse(event.currentTarget.value))}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
};

const Outcome = ({ result }: { result: AnswerImport }) => (
  <Stack gap="xs" role="status">
    <Text fw={600}>{texts.checked(result.accepted, result.rows)}</Text>
    {result.leftOut > 0 && <Text size="sm">{texts.leftOut(result.leftOut)}</Text>}
    {result.sameFile.length > 0 && (
      <Alert color="amber">{texts.sameFile(result.sameFile.map(({ name }) => `“${name}”`).join(', '))}</Alert>
    )}
    {result.refusedCount > 0 && (
      <Alert
        variant="default"
        role="note"
        title={texts.refused(result.refusedCount)}
        mah={220}
        style={{ overflow: 'auto' }}
      >
        {result.refused.map(({ line, column, reason }) => (
          <Text size="sm" key={`${line} ${column}`}>
            {texts.refusedRow(line, column, reason)}
          </Text>
        ))}
        {result.refusedCount > result.refused.length && (
          <Text size="sm">{texts.more(result.refusedCount - result.refused.length)}</Text>
        )}
      </Alert>
    )}
  </Stack>
);

interface MapProps {
  mapping: AnswerMapping;
  /** Changes the mapping as it is when the change arrives. */
  onChange: (change: (present: AnswerMapping) => AnswerMapping) => void;
  onBack: () => void;
  /** Gets the id of the series that is being imported. */
  onStarted: (seriesId: string) => void;
}

/** Columns, what becomes of the rows, and the name; a changed column must be checked before the import. */
const MapColumns = ({ mapping, onChange, onBack, onStarted }: MapProps) => {
  const { campaignId, file, result, uses, isChecked, name } = mapping;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const invalidate = useInvalidate();
  const send = async (query: Readonly<Record<string, string>>, work: (sent: AnswerImport) => void) => {
    setBusy(true);
    setProblem(null);
    try {
      const fields = { columns: JSON.stringify(uses), name };
      work(await upload(importAnswersOperation, file, { params: { campaignId }, query, fields }));
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };
  const check = () =>
    send({ dryRun: 'true' }, (sent) => {
      // Columns that were changed meanwhile were not checked.
      onChange((present) => (present.uses === uses ? { ...present, result: sent, isChecked: true } : present));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChecked) return void check();
    if (name.trim() === '') return setProblem(texts.nameMissing);
    void send({ again: 'true' }, ({ series }) => {
      void invalidate(listAnswerSeriesOperation);
      if (series) onStarted(series.id);
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Columns
          result={result}
          uses={uses}
          onChange={(index, use) =>
            onChange((present) => ({
              ...present,
              uses: present.uses.map((each, place) => (place === index ? use : each)),
              isChecked: false,
            }))
          }
        />
        {isChecked && <Outcome result={result} />}
        {isChecked && (
          <TextInput
            label={texts.name}
            description={texts.nameHelp}
            value={name}
            maxLength={MAX_SERIES_NAME}
            onChange={({ currentTarget: { value } }) => onChange((present) => ({ ...present, name: value }))}
          />
        )}
        <Text role="alert" size="sm" c="red">
          {problem}
        </Text>
        <Group justify="space-between" gap="xs">
          <Button variant="default" onClick={onBack}>
            {texts.back}
          </Button>
          <Button type="submit" loading={isBusy} disabled={isChecked && result.accepted === 0}>
            {isChecked ? texts.import(result.accepted) : texts.check}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

interface Props {
  campaignId: string;
  /** The mapping, which outlives the dialog: whoever closes it by accident finds their work again. */
  kept: RefObject<AnswerMapping | null>;
  onClose: () => void;
}

/** Imports answers of a file as a series beside the campaign, with the progress of imports, and deletes series. */
export const ImportAnswersDialog = ({ campaignId, kept, onClose }: Props) => {
  const [mapping, setMapping] = useState(kept.current?.campaignId === campaignId ? kept.current : null);
  const openImports = useRef(new Set<string>());
  const keep = (next: AnswerMapping | null) => {
    kept.current = next;
    setMapping(next);
  };
  return (
    <Modal opened closesAtOnce onClose={onClose} title={texts.title} size="xl">
      {mapping ? (
        <MapColumns
          mapping={mapping}
          onChange={(change) => keep(kept.current && change(kept.current))}
          onBack={() => keep(null)}
          onStarted={(seriesId) => {
            openImports.current.add(seriesId);
            keep(null);
          }}
        />
      ) : (
        <Choose campaignId={campaignId} openImports={openImports} onLooked={keep} />
      )}
    </Modal>
  );
};
