import {
  licences,
  MAX_PUBLICATION_TEXT,
  MAX_PUBLICATION_TITLE,
  type Publication,
  publicationLicences,
} from '@folkmoot/contracts/client';
import { Box, Button, Card, Group, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { Checkbox, MoveButtons, NativeSelect, NumberInput, Textarea } from '@folkmoot/ui/controls';
import type { FormEvent } from 'react';
import { type Draft, moved } from './publication.domain';
import { messages } from './publication.messages';

const texts = messages.choose;

interface Props {
  readonly publication: Publication;
  readonly draft: Draft;
  readonly isSaving: boolean;
  readonly onChange: (patch: Partial<Draft>) => void;
  readonly onSave: () => void;
}

type Question = Draft['questions'][number];

const hintOf = ({ isPersonal, isWritten, showsAnswers }: Question): string | undefined => {
  if (isPersonal) return texts.personal;
  return isWritten && !showsAnswers ? texts.written : undefined;
};

interface QuestionsProps {
  readonly questions: Draft['questions'];
  readonly onChange: (questions: Draft['questions']) => void;
}

const Questions = ({ questions, onChange }: QuestionsProps) => {
  const change = (questionId: string, patch: Partial<Question>) =>
    onChange(questions.map((each) => (each.questionId === questionId ? { ...each, ...patch } : each)));
  return (
    <Stack gap="xs" component="fieldset" bd={0} p={0} m={0}>
      <Text component="legend" fw={600}>
        {texts.questions}
      </Text>
      <Text size="sm" c="dimmed">
        {questions.length === 0 ? texts.noQuestions : texts.questionsHint}
      </Text>
      {questions.map((question, index) => {
        const label = question.label || texts.untitled;
        return (
          <Group key={question.questionId} justify="space-between" wrap="nowrap">
            <Stack gap={4}>
              <Checkbox
                checked={question.isShown}
                label={label}
                aria-label={texts.show(label)}
                description={hintOf(question)}
                onChange={(event) => change(question.questionId, { isShown: event.currentTarget.checked })}
              />
              {question.isWritten && !question.isPersonal && question.isShown && (
                <Checkbox
                  ms="xl"
                  checked={question.showsAnswers}
                  label={texts.answers}
                  aria-label={texts.answersOf(label)}
                  onChange={(event) => change(question.questionId, { showsAnswers: event.currentTarget.checked })}
                />
              )}
            </Stack>
            <MoveButtons
              upLabel={texts.up(label)}
              downLabel={texts.down(label)}
              onUp={index > 0 ? () => onChange(moved(questions, index, -1)) : null}
              onDown={index < questions.length - 1 ? () => onChange(moved(questions, index, 1)) : null}
            />
          </Group>
        );
      })}
    </Stack>
  );
};

const Words = ({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) => (
  <>
    <TextInput
      label={texts.pageTitle}
      required
      maxLength={MAX_PUBLICATION_TITLE}
      value={draft.title}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
    />
    <Textarea
      label={texts.introduction}
      description={texts.introductionHint}
      maxLength={MAX_PUBLICATION_TEXT}
      autosize
      minRows={2}
      value={draft.introduction}
      onChange={(event) => onChange({ introduction: event.currentTarget.value })}
    />
    <Textarea
      label={texts.summary}
      description={texts.summaryHint}
      maxLength={MAX_PUBLICATION_TEXT}
      autosize
      minRows={2}
      value={draft.summary}
      onChange={(event) => onChange({ summary: event.currentTarget.value })}
    />
  </>
);

/** Chooses the texts, the questions and their order. Nothing of it is public before a version is. */
export const ChoiceForm = ({ publication, draft, isSaving, onChange, onSave }: Props) => {
  const least = publication.leastMinimumCell;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const chooseLicence = (value: string) => {
    const licence = publicationLicences.find((each) => each === value);
    if (licence) onChange({ licence });
  };
  return (
    <Card component="section" aria-label={texts.title}>
      <Box component="form" onSubmit={submit}>
        <Stack>
          <Title order={2} size="h4">
            {texts.title}
          </Title>
          <Words draft={draft} onChange={onChange} />
          <Questions questions={draft.questions} onChange={(questions) => onChange({ questions })} />
          {draft.questions.some(({ isShown, showsAnswers }) => isShown && showsAnswers) && (
            <Checkbox
              label={texts.removeAnswers}
              description={texts.removeAnswersHint}
              checked={draft.answersAfterRetention === 'removed'}
              onChange={(event) =>
                onChange({ answersAfterRetention: event.currentTarget.checked ? 'removed' : 'kept' })
              }
            />
          )}
          <NumberInput
            label={texts.minimum}
            description={texts.minimumHint(least)}
            min={least}
            max={30}
            value={draft.minimumCell}
            onChange={(value) => onChange({ minimumCell: Number(value) || least })}
          />
          <NativeSelect
            label={texts.licence}
            data={publicationLicences.map((value) => ({ value, label: licences[value].name }))}
            value={draft.licence}
            onChange={(event) => chooseLicence(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={isSaving}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </Box>
    </Card>
  );
};
