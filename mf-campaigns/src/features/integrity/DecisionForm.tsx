import { type Integrity, MAX_WAVE_REASON, type Wave } from '@folkmoot/contracts/client';
import { useUnsavedWork } from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, IconAlertTriangle, Stack, Text, Title } from '@folkmoot/ui';
import { Radio, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { DecisionState } from './GroupFacts';
import { type Choice, choicesFor, countsAfter, isChoice } from './integrity.domain';
import { messages } from './integrity.messages';
import { useDecision } from './use-decision';

const texts = messages.decide;

interface Props {
  campaignId: string;
  wave: Wave;
  /** The counts of the campaign. Undefined while they load. */
  integrity: Integrity | undefined;
  leftOut: ReadonlySet<string>;
  /** Ids of the responses that the present decision leaves out. */
  exceptIds: readonly string[];
  onSaved: () => void;
}

/** A group that is different from what the person saw: what changed, and its state now. */
const Changed = ({ detail, wave }: { detail: string; wave: Wave }) => {
  const decision = wave.decision === null ? texts.noDecision : messages.groups.decision[wave.decision];
  return (
    <Alert
      color="amber"
      role="alert"
      title={texts.changedTitle}
      icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
    >
      <Text size="sm">{detail}</Text>
      <Text size="sm">{texts.changedNow(wave.responses, decision)}</Text>
      <Text size="sm">{texts.changedHint}</Text>
    </Alert>
  );
};

interface CountsProps extends Pick<Props, 'wave' | 'integrity' | 'leftOut'> {
  choice: Choice | null;
}

/** How many responses the report counts after the decision. */
const Counts = ({ wave, integrity, leftOut, choice }: CountsProps) => {
  if (!integrity || choice === null) return null;
  const { before, after } = countsAfter(integrity, wave, choice, leftOut.size);
  const words = [texts.changes(after, before), ...(leftOut.size > 0 ? [texts.leavesOut(leftOut.size)] : [])];
  return (
    <Text size="sm" fw={600} role="status">
      {words.join(' ')}
    </Text>
  );
};

interface ChoicesProps {
  wave: Wave;
  choice: Choice | null;
  error: string | null;
  onChoose: (choice: Choice) => void;
}

const Choices = ({ wave, choice, error, onChoose }: ChoicesProps) => (
  <Radio.Group
    label={texts.label}
    value={choice ?? ''}
    error={error}
    onChange={(value) => isChoice(value) && onChoose(value)}
  >
    <Stack gap="xs" mt="xs">
      {choicesFor(wave).map((each) => (
        <Radio key={each} value={each} label={texts.choices[each]} description={texts.hints[each]} />
      ))}
    </Stack>
  </Radio.Group>
);

/** The part that is missing before the decision can be saved. */
const problemsOf = (choice: Choice | null, reason: string) => ({
  choice: choice === null ? texts.choiceMissing : null,
  reason: reason.trim() === '' ? texts.reasonMissing : null,
});

const useDecisionForm = ({ campaignId, wave, leftOut, exceptIds, onSaved }: Props) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { decide, changed, isPending } = useDecision(campaignId);
  const form = useRef<HTMLFormElement>(null);
  const problems = problemsOf(choice, reason);
  const isDirty = choice !== null || reason !== '' || leftOut.size > 0;
  useUnsavedWork(isDirty);
  const clear = () => {
    setChoice(null);
    setReason('');
    setIsTried(false);
    onSaved();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (choice === null || problems.reason !== null) {
      form.current?.querySelector<HTMLElement>(choice === null ? 'input[type="radio"]' : 'textarea')?.focus();
      return;
    }
    const decision = choice === 'undecided' ? null : choice;
    if (await decide(wave, { decision, reason: reason.trim(), except: [...leftOut] }, exceptIds)) clear();
  };
  return {
    form,
    choice,
    setChoice,
    reason,
    setReason,
    changed,
    isPending,
    submit,
    problems: isTried ? problems : { choice: null, reason: null },
  };
};

/** Decides about a group, as a whole or without some of its responses. What is typed stays after a failure. */
export const DecisionForm = (props: Props) => {
  const { wave, integrity, leftOut } = props;
  const { form, choice, setChoice, reason, setReason, changed, isPending, submit, problems } = useDecisionForm(props);
  return (
    <Card component="section" aria-label={texts.title}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Title order={2} size="h4">
            {texts.title}
          </Title>
          {changed !== null && <Changed detail={changed} wave={wave} />}
          <DecisionState wave={wave} />
          <Choices wave={wave} choice={choice} error={problems.choice} onChoose={setChoice} />
          <Textarea
            label={texts.reason}
            description={texts.reasonHint}
            required
            value={reason}
            error={problems.reason}
            maxLength={MAX_WAVE_REASON}
            autosize
            minRows={2}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Counts wave={wave} integrity={integrity} leftOut={leftOut} choice={choice} />
          <Group justify="flex-end">
            <Button type="submit" loading={isPending} color={choice === 'excluded' ? 'red' : undefined}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
};
