import {
  type AnswerSeries,
  deleteAnswerSeriesOperation,
  getReportOperation,
  listAnswerSeriesOperation,
} from '@folkmoot/contracts/client';
import { dayIn, notify, useCouncilZone, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, ProgressBar, QueryStates, Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { importTexts as texts } from './import-answers.messages';
import { isImporting, type OpenImports, useAnswerSeries, useImportResults } from './use-answer-series';

interface RowProps {
  series: AnswerSeries;
  onAsk: () => void;
}

const Name = ({ name }: { name: string }) => (
  <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
    {name}
  </Text>
);

const ImportRow = ({ series: { name, rows, responses, refused }, onAsk }: RowProps) => {
  const read = responses + refused;
  return (
    <Stack gap="xs">
      <Name name={name} />
      <ProgressBar
        label={texts.progress}
        value={read}
        max={rows}
        text={read === 0 ? texts.waiting : texts.rowsRead(read, rows, refused)}
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {texts.mayClose}
        </Text>
        <Button variant="default" size="xs" aria-label={texts.cancelNamed(name)} onClick={onAsk}>
          {texts.cancel}
        </Button>
      </Group>
    </Stack>
  );
};

const SeriesRow = ({ series, onAsk }: RowProps) => {
  const zone = useCouncilZone();
  const { name, state, responses, refused, importedAt } = series;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Name name={name} />
        <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
          {state === 'failed' ? texts.unfinished : texts.seriesFacts(responses, refused, dayIn(importedAt, zone))}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={texts.deleteNamed(name)}
        onClick={onAsk}
        style={{ flexShrink: 0 }}
      >
        {texts.delete}
      </Button>
    </Group>
  );
};

interface AskedProps {
  campaignId: string;
  asked: AnswerSeries | null;
  onClose: () => void;
}

/** Asks before a series is deleted or its import is cancelled. Both delete its answers. */
const RemoveSeries = ({ campaignId, asked, onClose }: AskedProps) => {
  const remove = useOperationMutation(deleteAnswerSeriesOperation);
  const invalidate = useInvalidate();
  const name = asked?.name ?? '';
  const words = asked && isImporting(asked) ? texts.cancelling : texts.deleting;
  const confirm = async () => {
    if (!asked) return;
    await remove.mutateAsync({ params: { campaignId, seriesId: asked.id } });
    notify.success(words.done(name));
    await Promise.all([invalidate(listAnswerSeriesOperation), invalidate(getReportOperation)]);
  };
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={words.title}
      question={words.question(name)}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      isDangerous
      onClose={onClose}
      onConfirm={confirm}
    />
  );
};

interface ListProps {
  campaignId: string;
  openImports: OpenImports;
}

const Lists = ({ campaignId, openImports, items }: ListProps & { items: readonly AnswerSeries[] }) => {
  const [asked, setAsked] = useState<AnswerSeries | null>(null);
  useImportResults(items, openImports);
  const moving = items.filter(isImporting);
  const ended = items.filter((series) => !isImporting(series));
  return (
    <Stack>
      {moving.length > 0 && (
        <Stack gap="sm" component="section" aria-label={texts.importing}>
          <Text fw={600}>{texts.importing}</Text>
          {moving.map((series) => (
            <ImportRow key={series.id} series={series} onAsk={() => setAsked(series)} />
          ))}
        </Stack>
      )}
      {ended.length > 0 && (
        <Stack gap="sm" component="section" aria-label={texts.series}>
          <Text fw={600}>{texts.series}</Text>
          {ended.map((series) => (
            <SeriesRow key={series.id} series={series} onAsk={() => setAsked(series)} />
          ))}
        </Stack>
      )}
      <RemoveSeries campaignId={campaignId} asked={asked} onClose={() => setAsked(null)} />
    </Stack>
  );
};

/** The series of the campaign: those that are being imported with their progress, and the others with their deletion. */
export const AnswerSeriesList = (props: ListProps) => {
  const list = useAnswerSeries(props.campaignId);
  return (
    <QueryStates query={list} loadingLabel={texts.loading} errorTitle={texts.loadFailed}>
      {({ items }) => <Lists {...props} items={items} />}
    </QueryStates>
  );
};
