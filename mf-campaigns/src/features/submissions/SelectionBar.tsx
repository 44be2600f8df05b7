import { type ExclusionSelection, MAX_EXCLUSION_REASON, type Response } from '@folkmoot/contracts/client';
import { Button, Group, ProgressBar, Text } from '@folkmoot/ui';
import { ConfirmDialog, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import classes from './selection-bar.module.css';
import { messages } from './submissions.messages';
import { MOST_CHOSEN, useExcludeMany } from './use-exclude-many';
import type { Selection } from './use-selection';

interface Props {
  campaignId: string;
  selection: Selection;
  page: readonly Response[];
  /** Number of responses on all pages. */
  total: number;
  /** All responses that match, for the operation. */
  filter: Extract<ExclusionSelection, { filter: unknown }>['filter'];
  /** The list shows only responses that do not count. */
  isOfExcluded: boolean;
}

const Choose = ({ selection, page, total }: Pick<Props, 'selection' | 'page' | 'total'>) => (
  <Group gap="xs">
    {!selection.isAll &&
      page.some(({ id }) => !selection.has(id)) &&
      selection.ids.size + page.length <= MOST_CHOSEN && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => selection.addPage(page)}>
          {messages.many.choosePage}
        </Button>
      )}
    {!selection.isAll && total > page.length && (
      <Button variant="subtle" color="gray" size="compact-sm" onClick={selection.chooseAll}>
        {messages.many.chooseAll(total)}
      </Button>
    )}
    {(selection.isAll || selection.ids.size > 0) && (
      <Button variant="subtle" color="gray" size="compact-sm" onClick={selection.clear}>
        {messages.many.clear}
      </Button>
    )}
  </Group>
);

/** Chooses many responses, and excludes them with one reason or counts them again. */
export const SelectionBar = ({ campaignId, selection, page, total, filter, isOfExcluded }: Props) => {
  const { progress, exclude, include } = useExcludeMany(campaignId);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const count = selection.isAll ? total : selection.ids.size;
  const chosen: ExclusionSelection = selection.isAll ? { filter } : { ids: [...selection.ids] };
  const done = (isDone: boolean) => isDone && selection.clear();
  return (
    <div className={classes.bar}>
      <Group justify="space-between" gap="xs">
        <Choose selection={selection} page={page} total={total} />
        {count > 0 && (
          <Group gap="sm">
            <Text size="sm" role="status">
              {messages.many.chosen(count)}
            </Text>
            {isOfExcluded ? (
              <Button
                size="compact-md"
                variant="default"
                loading={progress !== null}
                onClick={() => void include(chosen).then(done)}
              >
                {messages.many.include}
              </Button>
            ) : (
              <Button size="compact-md" variant="default" loading={progress !== null} onClick={() => setIsAsking(true)}>
                {messages.many.exclude}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {progress && (
        <ProgressBar
          label={messages.many.working}
          value={progress.done}
          max={progress.total}
          text={messages.many.progress(progress.done, progress.total)}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.many.title(count)}
          opened
          question={messages.many.question}
          confirmLabel={messages.many.exclude}
          isDangerous
          isBlocked={reason.trim() === ''}
          // The dialog closes at once, and the bar shows the progress. After a failure the reason is still there.
          onConfirm={() => {
            void exclude(chosen, reason.trim()).then((isDone) => {
              if (isDone) setReason('');
              done(isDone);
            });
          }}
          closesAtOnce
          onClose={() => setIsAsking(false)}
        >
          <Textarea
            label={messages.reason}
            description={messages.reasonHint}
            value={reason}
            maxLength={MAX_EXCLUSION_REASON}
            autosize
            minRows={2}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </div>
  );
};
