import {
  getImportOperation,
  type ImportWarning,
  resumeImportOperation,
  type SubscriberImport,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { messages } from './imports.messages';
import classes from './imports.module.css';
import { ReasonList } from './ReasonList';
import { useRefreshLists } from './use-import';

const texts = messages.result;

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className={classes.figure}>
    <Text size="sm" c="dimmed" component="dt">
      {label}
    </Text>
    <Text fz={24} fw={600} className="tabular" component="dd" m={0}>
      {value.toLocaleString('en')}
    </Text>
  </div>
);

const headings = { done: texts.done, cancelled: texts.cancelled, failed: texts.failed } as const;

const useResume = (importId: string) => {
  const invalidate = useInvalidate();
  const refresh = useRefreshLists();
  const resume = useOperationMutation(resumeImportOperation);
  return {
    isPending: resume.isPending,
    run: async () => {
      const resumed = await resume.mutateAsync({ params: { importId } }).catch(() => null);
      if (!resumed) notify.error(texts.resumeFailed);
      await Promise.all([invalidate(getImportOperation), refresh()]);
    },
  };
};

/** An import that stopped before its end. */
const Stopped = ({ run }: { run: SubscriberImport }) => (
  <Alert color={run.state === 'failed' ? 'red' : 'gray'} role="status">
    <Text size="sm">{texts.stopped(run.processed, run.total)}</Text>
    {run.problem && run.problem !== texts.failed && <Text size="sm">{run.problem}</Text>}
    {!run.isResumable && <Text size="sm">{texts.gone}</Text>}
  </Alert>
);

/** Values that the attributes could not have. Their people were imported. */
const Warnings = ({ warnings }: { warnings: readonly ImportWarning[] }) =>
  warnings.length === 0 ? null : (
    <div>
      <Text fw={600}>{texts.warnings}</Text>
      {warnings.map((each) => (
        <Text key={each.attribute} size="sm">
          {texts.warning(each)}
        </Text>
      ))}
    </div>
  );

/** At its end: the figures, the reasons, and how to go on where it stopped. */
export const ImportResult = ({ run, onClose }: { run: SubscriberImport; onClose: () => void }) => {
  const resume = useResume(run.id);
  const isBlockList = run.mode === 'block';
  return (
    <Stack>
      <div>
        <Text fz="lg" fw={600} component="h2" m={0}>
          {headings[run.state as keyof typeof headings]}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {run.fileName}
        </Text>
      </div>
      {run.state !== 'done' && <Stopped run={run} />}
      <SimpleGrid cols={{ base: 2, xs: 4 }} component="dl" m={0}>
        <Figure label={isBlockList ? texts.blocked : texts.added} value={run.added} />
        <Figure label={isBlockList ? texts.blockedOnList : texts.merged} value={run.merged} />
        <Figure label={texts.rejected} value={run.failed} />
        <Figure label={texts.total} value={run.processed} />
      </SimpleGrid>
      {run.merged > 0 && !isBlockList && (
        <Text size="xs" c="dimmed">
          {texts.merged}: {texts.mergedHelp}
        </Text>
      )}
      <Warnings warnings={run.warnings ?? []} />
      <ReasonList run={run} />
      <Group justify="flex-end">
        {run.isResumable && (
          <Button variant="default" onClick={() => void resume.run()} disabled={resume.isPending}>
            {texts.resume}
          </Button>
        )}
        <Button onClick={onClose}>{messages.close}</Button>
      </Group>
    </Stack>
  );
};
