import type { Question } from '@folkmoot/contracts/client';
import { Text } from '@folkmoot/ui';
import { optionsOf } from '../../choices/options';
import { messages } from './option-editor.messages';

/** The options that come from an earlier question. They are edited there. */
export const CarriedOptions = ({ question }: { question: Question }) => {
  const labels = optionsOf(question)
    .filter(({ isCarried }) => isCarried)
    .map(({ label }) => label);
  return labels.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {messages.carried(labels)}
    </Text>
  );
};
