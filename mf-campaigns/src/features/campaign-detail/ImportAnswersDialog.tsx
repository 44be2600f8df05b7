import {
  ANSWER_FILE_LIMIT,
  type AnswerColumnUse,
  type AnswerImport,
  type AnswerSeries,
  deleteAnswerSeriesOperation,
  getReportOperation,
  importAnswersOperation,
  listAnswerSeriesOperation,
  MAX_SERIES_NAME,
} from '@folkmoot/contracts/client';
import {
  dayIn,
  isApiError,
  notify,
  upload,
  useCouncilZone,
  useInvalidate,
  useOperation,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Alert, Button, Group, QueryStates, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, Modal, NativeSelect, Table, UploadArea, useUpload } from '@folkmoot/ui/controls';
import { type FormEvent, useId, useState } from 'react';
import { importTexts as texts } from './import-answers.messages';

interface Looked {
  readonly file: File;
  readonly result: AnswerImport;
}

const wordsOf = (error: unknown): string => (isApiError(error) && error.status < 500 ? error.message : texts.failed);

/** One value for each use, because a select has texts. */
const writtenUse = (use: AnswerColumnUse): string =>
  use.kind === 'answer' ? JSON.stringify([use.questionId, use.part ?? null]) : use.kind;

const readUse = (value: string): AnswerColumnUse => {
  if (value === 'ignored' || value === 'submitted') return { kind: value };
  const [questionId, part] = JSON.parse(value) as [string, string | null];
  return { kind: 'answer', questionId, ...(part === null ? {} : { part }) };
};

const SeriesRow = ({ series, onDelete }: { series: AnswerSeries; onDelete: () => void }) => {
  const zone = useCouncilZone();
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {series.name}
        </Text>
        <Text size="sm" c="dimmed">
          {series.isComplete
            ? texts.seriesFacts(series.responses, series.refused, dayIn(series.importedAt, zone))
            : texts.unfinished}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={texts.deleteNamed(series.name)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </Group>
  );
};

/** The series of the campaign, each with its deletion. */
const SeriesList = ({ campaignId }: { campaignId: string }) => {
  const list = useOperation(listAnswerSeriesOperation, { params: { campaignId } });
  const [asked, setAsked] = useState<AnswerSeries | null>(null);
  const remove = useOperationMutation(deleteAnswerSeriesOperation);
  const invalidate = useInvalidate();
  const confirm = async () => {
    if (!asked) return;
    await remove.mutateAsync({ params: { campaignId, seriesId: asked.id } });
    notify.success(texts.deleted(asked.name));
    await Promise.all([invalidate(listAnswerSeriesOperation), invalidate(getReportOperation)]);
  };
  return (
    <QueryStates query={list} loadingLabel={texts.loading} errorTitle={texts.loadFailed}>
      {({ items }) =>
        items.length === 0 ? null : (
          <Stack gap="xs">
            <Text fw={600}>{texts.series}</Text>
            {items.map((series) => (
              <SeriesRow key={series.id} series={series} onDelete={() => setAsked(series)} />
            ))}
            <ConfirmDialog
              opened={asked !== null}
              title={texts.deleteTitle}
              question={texts.deleteQuestion(asked?.name ?? '')}
              confirmLabel={texts.delete}
              isDangerous
              onClose={() => setAsked(null)}
              onConfirm={confirm}
            />
          </Stack>
        )
      }
    </QueryStates>
  );
};

const Choose = ({ campaignId, onLooked }: { campaignId: string; onLooked: (looked: Looked) => void }) => {
  const problemId = useId();
  const sending = useUpload<Looked>({
    refusal: ({ size }) => (size > ANSWER_FILE_LIMIT ? texts.tooLarge : null),
    send: async (file, options) => ({
      file,
      result: await upload(importAnswersOperation, file, {
        ...options,
        params: { campaignId },
        query: { dryRun: 'true' },
      }),
    }),
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
      <SeriesList campaignId={campaignId} />
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
      <Table.ScrollContainer minWidth={480} mah={360}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.column}</Table.Th>
              <Table.Th>{texts.samples}</Table.Th>
              <Table.Th>{texts.use}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map(({ key, heading, samples }, index) => (
              <Table.Tr key={key}>
                <Table.Td>{heading}</Table.Td>
                <Table.Td c="dimmed">{samples.filter((sample) => sample !== '').join(' · ')}</Table.Td>
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
      <Alert variant="light" color="yellow">
        {texts.sameFile(result.sameFile.map(({ name }) => `“${name}”`).join(', '))}
      </Alert>
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
  campaignId: string;
  looked: Looked;
  onBack: () => void;
  onDone: () => void;
}

/** Columns, what becomes of the rows, and the name; a changed column must be checked before the import. */
const MapColumns = ({ campaignId, looked, onBack, onDone }: MapProps) => {
  const { file } = looked;
  const [result, setResult] = useState(looked.result);
  const [uses, setUses] = useState<readonly AnswerColumnUse[]>(looked.result.columns.map(({ use }) => use));
  const [isChecked, setChecked] = useState(looked.result.columns.some(({ use }) => use.kind === 'answer'));
  const [name, setName] = useState('');
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
      setResult(sent);
      setChecked(true);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChecked) return void check();
    if (name.trim() === '') return setProblem(texts.nameMissing);
    void send({ again: 'true' }, () => {
      notify.success(texts.imported(result.accepted, name.trim()));
      void invalidate(listAnswerSeriesOperation);
      void invalidate(getReportOperation);
      onDone();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Columns
          result={result}
          uses={uses}
          onChange={(index, use) => {
            setUses(uses.map((each, place) => (place === index ? use : each)));
            setChecked(false);
          }}
        />
        {isChecked && <Outcome result={result} />}
        {isChecked && (
          <TextInput
            label={texts.name}
            description={texts.nameHelp}
            value={name}
            maxLength={MAX_SERIES_NAME}
            onChange={(event) => setName(event.currentTarget.value)}
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

/** Imports answers of a file as a series beside the campaign, and deletes series. */
export const ImportAnswersDialog = ({ campaignId, onClose }: { campaignId: string; onClose: () => void }) => {
  const [looked, setLooked] = useState<Looked | null>(null);
  return (
    <Modal opened onClose={onClose} title={texts.title} size="xl" closeButtonProps={{ 'aria-label': texts.close }}>
      {looked ? (
        <MapColumns
          campaignId={campaignId}
          looked={looked}
          onBack={() => setLooked(null)}
          onDone={() => setLooked(null)}
        />
      ) : (
        <Choose campaignId={campaignId} onLooked={setLooked} />
      )}
    </Modal>
  );
};
