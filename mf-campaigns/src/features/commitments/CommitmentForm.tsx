import {
  type Commitment,
  type CommitmentResponse,
  commitmentResponses,
  MAX_COMMITMENT_NOTE,
  MAX_COMMITMENT_OWNER,
  MAX_COMMITMENT_REASON,
  MAX_COMMITMENT_SAID,
  MAX_COMMITMENT_SENTENCE,
} from '@folkmoot/contracts/client';
import { Button, Group, Stack, Text, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Checkbox, Modal, NativeSelect, NumberInput, Textarea, useSubmit } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { type CommitmentDraft, isRight, problemsOf } from './commitment.domain';
import { messages } from './commitments.messages';
import { LinkFields } from './LinkFields';

const texts = messages.form;

interface Props {
  /** Null for a new one. */
  readonly known: Commitment | null;
  readonly start: CommitmentDraft;
  readonly isSaving: boolean;
  readonly onSave: (draft: CommitmentDraft) => Promise<boolean>;
  readonly onClose: () => void;
}

interface FieldProps {
  readonly draft: CommitmentDraft;
  readonly isTried: boolean;
  readonly change: (patch: Partial<CommitmentDraft>) => void;
}

const WhatTheySaid = ({ draft, isTried, change }: FieldProps) => (
  <>
    <Textarea
      label={texts.sentence}
      description={texts.sentenceHint}
      required
      autosize
      minRows={2}
      maxLength={MAX_COMMITMENT_SENTENCE}
      value={draft.sentence}
      error={isTried && problemsOf(draft).sentence ? texts.sentenceMissing : null}
      onChange={(event) => change({ sentence: event.currentTarget.value })}
      data-autofocus
    />
    {draft.themeId === null ? (
      <NumberInput
        label={texts.said}
        description={texts.saidHint}
        min={0}
        max={MAX_COMMITMENT_SAID}
        allowDecimal={false}
        value={draft.said}
        onChange={(value) => change({ said: typeof value === 'number' ? value : '' })}
      />
    ) : (
      <Text size="sm" c="dimmed">
        {texts.counted}
      </Text>
    )}
  </>
);

const WhatWeDo = ({ draft, isTried, change, isKnown }: FieldProps & { readonly isKnown: boolean }) => (
  <>
    <NativeSelect
      label={texts.response}
      data={commitmentResponses.map((value) => ({ value, label: messages.states[value] }))}
      value={draft.response}
      onChange={(event) => change({ response: event.currentTarget.value as CommitmentResponse })}
    />
    <Textarea
      label={texts.because}
      description={texts.becauseHint}
      required={draft.response === 'not_doing'}
      autosize
      minRows={2}
      maxLength={MAX_COMMITMENT_REASON}
      value={draft.because}
      error={isTried && problemsOf(draft).because ? texts.becauseMissing : null}
      onChange={(event) => change({ because: event.currentTarget.value })}
    />
    {isKnown && (
      <TextInput
        label={texts.note}
        description={texts.noteHint}
        maxLength={MAX_COMMITMENT_NOTE}
        value={draft.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    )}
    <TextInput
      label={texts.owner}
      description={texts.ownerHint}
      maxLength={MAX_COMMITMENT_OWNER}
      value={draft.owner}
      onChange={(event) => change({ owner: event.currentTarget.value })}
    />
    <TextInput
      type="date"
      label={texts.due}
      value={draft.dueOn}
      onChange={(event) => change({ dueOn: event.currentTarget.value })}
    />
  </>
);

/** Writes a commitment, or changes one. */
export const CommitmentForm = ({ known, start, isSaving, onSave, onClose }: Props) => {
  const [draft, setDraft] = useState(start);
  const [tries, setTries] = useState(0);
  const form = useFocusOnError(tries);
  const change = (patch: Partial<CommitmentDraft>) => setDraft((current) => ({ ...current, ...patch }));
  const problems = problemsOf(draft);
  const fields = { draft, isTried: tries > 0, change };
  const submit = useSubmit(async () => {
    setTries(tries + 1);
    if (isRight(problems) && (await onSave(draft))) onClose();
  });
  return (
    <Modal opened onClose={onClose} size="lg" title={known ? texts.editTitle : texts.newTitle}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <WhatTheySaid {...fields} />
          <WhatWeDo {...fields} isKnown={known !== null} />
          <LinkFields
            links={draft.links}
            problems={tries > 0 ? problems.links : null}
            onChange={(links) => change({ links })}
          />
          <Checkbox
            label={texts.isPublic}
            checked={draft.isPublic}
            onChange={(event) => change({ isPublic: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
