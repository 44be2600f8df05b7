import type { SubscriberFilter, Tag } from '@folkmoot/contracts/client';
import { useCouncilZone } from '@folkmoot/shell-sdk';
import { Badge, Group, Text } from '@folkmoot/ui';
import { filterWords } from './filter';
import { filterTexts } from './filter.messages';

/** The conditions of a filter as text. */
export const FilterWords = ({ filter, tags }: { filter: SubscriberFilter; tags: readonly Tag[] }) => {
  const words = filterWords(filter, tags, useCouncilZone());
  if (words.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {filterTexts.everybody}
      </Text>
    );
  return (
    <Group gap={4}>
      {words.map((each) => (
        <Badge key={each} color="gray" variant="light" maw="100%">
          {each}
        </Badge>
      ))}
    </Group>
  );
};
