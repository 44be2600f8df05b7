import type { countNewsletterAudienceOperation, ReplyOf } from '@folkmoot/contracts/client';
import { List, Text } from '@folkmoot/ui';
import { messages } from './sending.messages';

const texts = messages.leftOut;

/** The size of an audience, with those who are left out. */
export type Reach = ReplyOf<typeof countNewsletterAudienceOperation>;

interface Props {
  reach: Reach | undefined;
  /** People who are left out because they have an invitation already. */
  invited?: number;
}

/** How many people of an audience get no message, and why. Says nothing while the server has not counted them. */
export const LeftOut = ({ reach, invited = 0 }: Props) => {
  if (!reach) return null;
  const { paused = 0, leftOut } = reach;
  const counts = { paused, ...leftOut, invited };
  const reasons = (['paused', 'unsubscribed', 'bounced', 'complained', 'unconfirmed', 'invited'] as const).filter(
    (reason) => (counts[reason] ?? 0) > 0,
  );
  const total = reasons.reduce((sum, reason) => sum + (counts[reason] ?? 0), 0);
  if (total === 0) return leftOut ? <Text size="sm">{texts.none}</Text> : null;
  return (
    <div>
      <Text size="sm">{texts.title(total)}</Text>
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>{texts[reason](counts[reason] ?? 0)}</List.Item>
        ))}
      </List>
    </div>
  );
};
