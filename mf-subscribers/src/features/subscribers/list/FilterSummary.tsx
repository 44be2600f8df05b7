import { countSubscribersOperation, listSegmentsOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Badge, Button, Group, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { SegmentDialog } from '../../../entities/segment/SegmentDialog';
import { segmentTexts } from '../../../entities/segment/segment.messages';
import { messages } from './list.messages';
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
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
        {messages.saveSegment}
      </Button>
      {isOpen && (
        <SegmentDialog
          title={segmentTexts.createTitle}
          segment={null}
          filter={filters.filter}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

/** The number of matches, the segment, and the actions on the filter. */
export const FilterSummary = ({ filters, canSave }: { filters: Filters; canSave: boolean }) => {
  const matches = useMatchCount(filters.query);
  return (
    <Group gap="xs" mih={26}>
      {matches && (
        <Text size="sm" fw={500} className="tabular">
          {messages.found(matches.count, matches.isExact)}
        </Text>
      )}
      {filters.segmentId && <SegmentName segmentId={filters.segmentId} />}
      {filters.isFiltered && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={filters.clear}>
          {messages.clearFilters}
        </Button>
      )}
      {canSave && filters.isFiltered && !filters.segmentId && <SaveSegment filters={filters} />}
    </Group>
  );
};
