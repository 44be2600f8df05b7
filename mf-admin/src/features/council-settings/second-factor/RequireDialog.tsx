import {
  type CouncilFactors,
  getCouncilFactorsOperation,
  MAX_GRACE_DAYS,
  requireFactorsOperation,
} from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from './second-factor.messages';

const texts = messages.dialog;
const USUAL_DAYS = 14;

const daysOf = (text: string): number | null => {
  const days = Number(text);
  return /^\d{1,3}$/.test(text.trim()) && days <= MAX_GRACE_DAYS ? days : null;
};

interface Props {
  factors: CouncilFactors;
  onClose: () => void;
}

/** Says who is affected, and asks for the days of grace. */
export const RequireDialog = ({ factors: { requirement, members }, onClose }: Props) => {
  const [days, setDays] = useState(String(requirement?.graceDays ?? USUAL_DAYS));
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const zone = useCouncilZone();
  const save = useOperationMutation(requireFactorsOperation);
  const invalidate = useInvalidate();
  const without = members.filter(({ kinds }) => kinds.length === 0).length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const graceDays = daysOf(days);
    setIsInvalid(graceDays === null);
    if (graceDays === null) return field.current?.focus();
    const saved = await save.mutateAsync({ body: { graceDays } }).catch(() => null);
    if (!saved?.requirement) return;
    notify.success(texts.done(dayIn(saved.requirement.dueAt, zone)));
    await invalidate(getCouncilFactorsOperation);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {save.error && !save.isPending ? (
            <Alert color="red" role="alert">
              {messages.failed} {save.error.message}
            </Alert>
          ) : null}
          <Text>{texts.affected(without)}</Text>
          <TextInput
            ref={field}
            label={texts.days}
            description={texts.daysHelp}
            inputMode="numeric"
            maw={360}
            value={days}
            data-autofocus
            error={isInvalid ? texts.daysInvalid(MAX_GRACE_DAYS) : null}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {texts.newPeople} {texts.provider}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" disabled={save.isPending}>
              {texts.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
