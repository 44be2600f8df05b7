import type { SurveyContent } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { Badge, Button, Group, IconArrowLeft, Stack, Text, Title } from '@folkmoot/ui';
import { Radio } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { useSurveyDraft } from '../builder-context';
import { messages } from './start.messages';
import type { TakeHow } from './use-take';

const Questions = ({ content }: { content: SurveyContent }) => (
  <Stack component="ol" gap="sm" m={0} pl="lg">
    {content.questions.map((question) => {
      const settings = questionType(question.type).settingsText(question);
      return (
        <li key={question.id}>
          <Group gap="xs">
            <Text fw={500}>{question.title}</Text>
            {question.required && <Badge color="gray">{messages.required}</Badge>}
            {question.showIf && <Badge>{messages.conditional}</Badge>}
          </Group>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {[questionType(question.type).label, settings].filter(Boolean).join(': ')}
          </Text>
        </li>
      );
    })}
  </Stack>
);

interface Props {
  content: SurveyContent;
  /** Shown above the questions. */
  remarks?: ReactNode;
  /** Questions that only ever come behind those that are here. */
  isAppendOnly?: boolean;
  /** Other actions, beside the main one. */
  actions?: ReactNode;
  onBack: () => void;
  onTake: (how: TakeHow) => void;
}

/** A preview of the whole survey, and the choice to add to or replace the current questions. */
export const SurveyLook = ({ content, remarks, isAppendOnly = false, actions, onBack, onTake }: Props) => {
  const hasQuestions = useSurveyDraft(({ questions }) => questions.length > 0);
  const [how, setHow] = useState<TakeHow>('append');
  return (
    <Stack>
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
          onClick={onBack}
        >
          {messages.back}
        </Button>
      </Group>
      <div>
        <Title order={3} size="h4">
          {content.title || messages.untitled}
        </Title>
        {content.description && <Text c="dimmed">{content.description}</Text>}
      </div>
      {remarks}
      <Questions content={content} />
      {hasQuestions && !isAppendOnly && (
        <Radio.Group label={messages.how} value={how} onChange={(value) => setHow(value as TakeHow)}>
          <Stack gap="xs" mt="xs">
            {(['append', 'replace'] as const).map((value) => (
              <Radio key={value} value={value} label={messages[value]} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Group justify="flex-end">
        {actions}
        <Button onClick={() => onTake(isAppendOnly || hasQuestions ? how : 'replace')}>
          {isAppendOnly ? messages.addQuestions : messages.use}
        </Button>
      </Group>
    </Stack>
  );
};
