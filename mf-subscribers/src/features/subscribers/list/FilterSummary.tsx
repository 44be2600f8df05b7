import { countSubscribersOperation, listSegmentsOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Badge, Button, Group, Text } from '@folkmoot/ui';
import { SegmentDialog } from '../../../entities/segment/SegmentDialog';
import { segmentTexts } from '../../../entities/segment/segment.messages';
import { useSegmentAddress } from '../../../entities/segment/segment-address';
import { NEW } from '../../../entities/subscriber/use-address-part';
import { messages } from './list.messages';
import classes from './list.module.css';
import type { Filters } from './use-filters';

/** The number of matching subscribers, counted by the server. */
export const useMatchCount = (query: Filters['query']) =>
  useOperation(countSubscribersOperation, { query }, { placeholderData: keepPreviousData }).data;

const SegmentName = ({ segmentId }: { segmentId: string }) => {
  const { data } = useOperation(listSegmentsOperation, {});
  const name = data?.items.find(({ id }) => id === segmentId)?.name ?? messages.segment;
  return (
    <Badge size="lg" maw="100%">
      {messages.inSegment(name)}
    </Badge>
  );
};

const SaveSegment = ({ filters }: { filters: Filters }) => {
  const { shown, show } = useSegmentAddress();
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => show(NEW)}>
        {messages.saveSegment}
      </Button>
      {shown === NEW && (
        <SegmentDialog
          title={segmentTexts.createTitle}
          segment={null}
          filter={filters.filter}
          onClose={() => show(null)}
        />
      )}
    </>
  );
};

/** How many people match. */
export const MatchCount = ({ query }: Pick<Filters, 'query'>) => {
  const matches = useMatchCount(query);
  return (
    <Text size="sm" fw={500} className={`tabular ${classes.count}`}>
      {matches && messages.found(matches.count, matches.isExact)}
    </Text>
  );
};

/** The segment, and the actions on the filter. Nothing while everybody is listed. */
export const FilterSummary = ({ filters, canSave }: { filters: Filters; canSave: boolean }) => {
  if (!filters.isFiltered) return null;
  return (
    <Group gap="xs" mih={26}>
      {filters.segmentId && <SegmentName segmentId={filters.segmentId} />}
      <Button variant="subtle" color="gray" size="compact-sm" onClick={filters.clear}>
        {messages.clearFilters}
      </Button>
      {canSave && !filters.segmentId && <SaveSegment filters={filters} />}
    </Group>
  );
};
