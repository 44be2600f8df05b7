import { Badge, Group, Paper, Text, UnstyledButton } from '@folkmoot/ui';
import { messages } from './start.messages';

interface Props {
  title: string;
  description: string;
  badge: string;
  questions: number;
  minutes: number;
  onOpen: () => void;
}

/** One survey to start from. */
export const StartCard = ({ title, description, badge, questions, minutes, onOpen }: Props) => (
  <UnstyledButton onClick={onOpen} w="100%">
    <Paper p="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {badge && (
          <Badge color="gray" style={{ flex: 'none', maxWidth: '45%' }}>
            {badge}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {description}
      </Text>
      <Text size="sm" mt={4}>
        {messages.facts(questions, minutes)}
      </Text>
    </Paper>
  </UnstyledButton>
);
