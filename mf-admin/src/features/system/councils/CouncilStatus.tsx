import type { CouncilSummary } from '@folkmoot/contracts/client';
import { Badge, Text } from '@folkmoot/ui';
import { messages } from './councils.messages';
import { dayOf } from './days';

const tones = { active: 'green', pending: 'amber', inactive: 'gray' } as const;

/** The status as text and colour. For a deleted council also the date of erasure. */
export const CouncilStatus = ({
  subscriptionStatus,
  deletedAt,
  erasedAfter,
}: Pick<CouncilSummary, 'subscriptionStatus' | 'deletedAt' | 'erasedAfter'>) => {
  if (!deletedAt) {
    return (
      <Badge variant="light" color={tones[subscriptionStatus]} title={messages.statusHelp[subscriptionStatus]}>
        {messages.statuses[subscriptionStatus]}
      </Badge>
    );
  }
  return (
    <>
      <Badge variant="light" color="red">
        {messages.deleted}
      </Badge>
      {erasedAfter && (
        <Text size="xs" c="dimmed">
          {messages.erasedOn(dayOf(erasedAfter))}
        </Text>
      )}
    </>
  );
};
