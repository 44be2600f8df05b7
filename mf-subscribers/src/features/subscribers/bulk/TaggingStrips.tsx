import type { SubscriberTagging, Tag } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Banner, Box, Button, Group, type MessageKind, notify, Paper, ProgressBar, Stack } from '@folkmoot/ui';
import { messages } from '../dialogs/dialogs.messages';
import { isMoving, useCancelTagging, useTaggings } from './use-taggings';

const texts = messages.tagging;

const namesOf = (ids: readonly string[], tags: readonly Tag[]): string[] =>
  tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

const Moving = ({ tagging, tags }: { tagging: SubscriberTagging; tags: readonly Tag[] }) => {
  const { cancel, isPending } = useCancelTagging();
  const canEdit = useCan('subscriber:edit');
  const { id, addTagIds, removeTagIds, leaving, processed, total } = tagging;
  const label = leaving
    ? messages.leaving.running[leaving]
    : texts.label(namesOf(addTagIds, tags), namesOf(removeTagIds, tags));
  const stop = async () => {
    if (!(await cancel(id))) notify.error(texts.stopFailed);
  };
  return (
    <Paper role="region" aria-label={texts.region} p="sm">
      <Group gap="md" wrap="nowrap">
        <Box flex={1} miw={0}>
          <ProgressBar
            label={label}
            value={processed}
            max={total ?? 1}
            text={total === null ? texts.waiting : texts.progress(processed, Math.max(processed, total))}
          />
        </Box>
        {canEdit && (
          <Button variant="default" size="xs" onClick={() => void stop()} disabled={isPending}>
            {texts.stop}
          </Button>
        )}
      </Group>
    </Paper>
  );
};

const kinds: Readonly<Record<SubscriberTagging['state'], MessageKind>> = {
  queued: 'info',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
};

const resultOf = ({ state, changed, processed, problem, leaving }: SubscriberTagging): string => {
  if (state === 'failed') return texts.failed(changed, problem ?? '');
  if (state === 'cancelled') return texts.stopped(changed);
  return leaving ? messages.leaving[leaving].done(changed) : texts.done(changed, processed - changed);
};

/** Running tag changes with progress and stop, and the result of the one started here. */
export const TaggingStrips = ({ tags }: { tags: readonly Tag[] }) => {
  const { taggings, dismiss } = useTaggings();
  if (taggings.length === 0) return null;
  return (
    <Stack gap="xs">
      {taggings.map((tagging) =>
        isMoving(tagging) ? (
          <Moving key={tagging.id} tagging={tagging} tags={tags} />
        ) : (
          <Banner key={tagging.id} kind={kinds[tagging.state]} lifetime={null} onClose={dismiss}>
            {resultOf(tagging)}
          </Banner>
        ),
      )}
    </Stack>
  );
};
