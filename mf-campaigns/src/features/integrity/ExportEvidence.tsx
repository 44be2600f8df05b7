import {
  cancelEvidenceOperation,
  type Evidence,
  evidenceFileOperation,
  listEvidenceOperation,
  startEvidenceOperation,
} from '@folkmoot/contracts/client';
import {
  hrefOf,
  isApiError,
  momentIn,
  notify,
  useCan,
  useCouncilZone,
  useInvalidate,
  useOperation,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Button, Group, IconDownload, IconShieldCheck, ProgressBar, Stack, Text } from '@folkmoot/ui';
import { messages } from './integrity.messages';

const texts = messages.evidence;
const PROGRESS_INTERVAL_MS = 1_000;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const isMaking = (pack: Evidence | undefined): boolean => pack?.state === 'queued' || pack?.state === 'running';

/** The newest pack of a campaign, and the actions on it. */
const useEvidence = (campaignId: string) => {
  const invalidate = useInvalidate();
  const start = useOperationMutation(startEvidenceOperation);
  const cancel = useOperationMutation(cancelEvidenceOperation);
  const { data } = useOperation(
    listEvidenceOperation,
    { params: { campaignId } },
    { refetchInterval: ({ state }) => (isMaking(state.data?.items[0]) ? PROGRESS_INTERVAL_MS : false) },
  );
  const attempt = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => notify.error(isApiError(error) ? error.message : texts.failed));
    await invalidate(listEvidenceOperation);
  };
  return {
    pack: data?.items[0],
    isBusy: start.isPending || cancel.isPending,
    start: () => attempt(start.mutateAsync({ params: { campaignId } })),
    cancel: (evidenceId: string) => attempt(cancel.mutateAsync({ params: { campaignId, evidenceId } })),
  };
};

const Making = ({ pack, onCancel }: { pack: Evidence; onCancel: () => void }) => (
  <Stack gap="xs">
    <ProgressBar label={texts.making} value={pack.done} max={pack.total} text={texts.progress(pack.done, pack.total)} />
    <Group>
      <Button variant="default" size="compact-sm" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Group>
  </Stack>
);

const Made = ({ pack: { id, campaignId, state, bytes, madeAt, error } }: { pack: Evidence }) => {
  const zone = useCouncilZone();
  if (state === 'failed')
    return (
      <Text size="sm" role="alert">
        {error ?? texts.failed}
      </Text>
    );
  if (state !== 'done' || madeAt === null) return null;
  return (
    <Group gap="xs">
      <Text size="sm" role="status">
        {texts.ready(momentIn(madeAt, zone), texts.megabytes(bytes ?? 0))}
      </Text>
      <Button
        component="a"
        href={hrefOf(evidenceFileOperation, { params: { campaignId, evidenceId: id } })}
        download
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload {...icon} />}
      >
        {texts.download}
      </Button>
    </Group>
  );
};

/** Makes the signed file that proves the results, shows its progress, and offers it when it is ready. */
export const ExportEvidence = ({ campaignId }: { campaignId: string }) => {
  const canExport = useCan('report:export');
  const { pack, isBusy, start, cancel } = useEvidence(campaignId);
  if (!canExport) return null;
  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-start">
        <Button
          variant="default"
          leftSection={<IconShieldCheck {...icon} />}
          disabled={isBusy || isMaking(pack)}
          onClick={() => void start()}
        >
          {texts.start}
        </Button>
        <Text size="sm" c="dimmed" flex="1 1 16rem" maw="75ch">
          {texts.about}
        </Text>
      </Group>
      {pack && isMaking(pack) && <Making pack={pack} onCancel={() => void cancel(pack.id)} />}
      {pack && !isMaking(pack) && <Made pack={pack} />}
    </Stack>
  );
};
