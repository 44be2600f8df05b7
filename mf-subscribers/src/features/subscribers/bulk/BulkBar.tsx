import { TAGGING_LIMIT } from '@folkmoot/contracts/client';
import { Button, CloseButton, Group, Paper, Text } from '@folkmoot/ui';
import { type ComponentProps, useState } from 'react';
import { messages } from '../dialogs/dialogs.messages';
import { useMatchCount } from '../list/FilterSummary';
import type { Filters } from '../list/use-filters';
import type { Selection } from '../list/use-selection';
import { BulkLeavingDialog } from './BulkLeavingDialog';
import { BulkTagDialog } from './BulkTagDialog';
import classes from './bulk.module.css';
import { isTooMany } from './use-bulk-tagging';

const texts = messages.bulk;

interface Props {
  selection: Selection;
  filters: Filters;
  /** Whether the filter matches more rows than are loaded. */
  hasMore: boolean;
}

type Asking = 'tags' | 'unsubscribe' | 'erase';

const Actions = ({ isRefused, onAsk }: { isRefused: boolean; onAsk: (asking: Asking) => void }) => (
  <>
    <Button size="xs" disabled={isRefused} onClick={() => onAsk('tags')}>
      {texts.changeTags}
    </Button>
    <Button size="xs" variant="default" disabled={isRefused} onClick={() => onAsk('unsubscribe')}>
      {texts.unsubscribe}
    </Button>
    <Button size="xs" variant="default" c="red" disabled={isRefused} onClick={() => onAsk('erase')}>
      {texts.erase}
    </Button>
  </>
);

const Asked = ({ asked, ...dialog }: { asked: Asking | null } & ComponentProps<typeof BulkTagDialog>) => {
  if (asked === null) return null;
  return asked === 'tags' ? <BulkTagDialog {...dialog} /> : <BulkLeavingDialog leaving={asked} {...dialog} />;
};

/** Actions for the selected rows. Floats at the bottom of the screen while rows are selected. */
export const BulkBar = ({ selection, filters, hasMore }: Props) => {
  const [asked, setAsked] = useState<Asking | null>(null);
  const matches = useMatchCount(filters.query) ?? { count: 0, isExact: false };
  const { ids, isAll } = selection;
  if (ids.size === 0 && !isAll) return null;
  const whom = isAll ? { query: filters.query } : { ids: [...ids] };
  const isRefused = isTooMany(whom);
  const dialog = {
    whom,
    count: isAll ? matches.count : ids.size,
    isExact: !isAll || matches.isExact,
    onClose: () => setAsked(null),
    onDone: () => {
      setAsked(null);
      selection.clear();
    },
  };
  return (
    <>
      <Paper role="region" aria-label={texts.region} className={classes.bar} shadow="md" p="sm">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Text size="sm" fw={500} role="status" className="tabular">
              {isAll ? texts.allSelected(matches.count, matches.isExact) : texts.selected(ids.size)}
            </Text>
            {hasMore && !isAll && (
              <Button variant="subtle" size="compact-sm" onClick={selection.selectAll}>
                {texts.selectAll(matches.count, matches.isExact)}
              </Button>
            )}
          </Group>
          <Group gap="xs">
            <Actions isRefused={isRefused} onAsk={setAsked} />
            <CloseButton aria-label={texts.clear} onClick={selection.clear} />
          </Group>
        </Group>
        {isRefused && (
          <Text size="sm" c="dimmed" mt="xs">
            {texts.tooMany(TAGGING_LIMIT)}
          </Text>
        )}
      </Paper>
      <Asked asked={asked} {...dialog} />
    </>
  );
};
