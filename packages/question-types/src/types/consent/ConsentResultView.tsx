import { BarChart, Stack, Text } from '@folkmoot/ui';
import { percentOf } from '../../core/question-type';
import type { ResultProps } from '../../views';
import { AGREED, type ConsentResult } from './consent.core';
import { messages } from './consent-staff.messages';

/** How many agreed, and to what. */
export const ConsentResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const { agreed = 0, text = '', title, answered } = result as ResultProps['result'] & Partial<ConsentResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(agreed)}</Text>
      <Text size="sm" c="dimmed">
        “{text}”
      </Text>
      <BarChart
        title={title}
        onChoose={onChoose}
        chosen={chosen}
        headings={[messages.answer, messages.responses]}
        bars={[
          {
            key: AGREED,
            label: messages.agreed,
            value: agreed,
            text: messages.count(agreed, percentOf(agreed, answered)),
          },
        ]}
      />
    </Stack>
  );
};
