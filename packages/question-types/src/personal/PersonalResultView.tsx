import { Stack, Text } from '@folkmoot/ui';
import { ownWordsChart } from '../choices/own-words-chart';
import type { ResultProps } from '../views';
import { messages } from './personal.messages';

/** How many people gave one. The answers themselves are in the responses. */
export const PersonalResultView = ({ result }: ResultProps) => (
  <Stack gap={2}>
    <Text size="sm">{ownWordsChart(result.answered).note}</Text>
    {result.answered > 0 && (
      <Text size="sm" c="dimmed">
        {messages.notShown}
      </Text>
    )}
  </Stack>
);
