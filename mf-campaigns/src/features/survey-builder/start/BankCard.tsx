import type { Question } from '@folkmoot/contracts/client';
import { Paper, Text, UnstyledButton } from '@folkmoot/ui';
import { messages } from './start.messages';

interface Props {
  entry: { readonly name: string; readonly questions: readonly Question[] };
  onOpen: () => void;
}

/** One entry of the question bank, with the words of its first question. */
export const BankCard = ({ entry: { name, questions }, onOpen }: Props) => (
  <UnstyledButton onClick={onOpen} w="100%">
    <Paper p="md" h="100%">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {questions[0]?.title}
      </Text>
      <Text size="sm" mt={4}>
        {messages.bankFacts(questions.length)}
      </Text>
    </Paper>
  </UnstyledButton>
);
