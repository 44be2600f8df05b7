import { MAX_ANNOTATION } from '@folkmoot/contracts/client';
import { Button, IconPlus, Stack, TextInput } from '@folkmoot/ui';
import { Modal, useSubmit } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './report.messages';

interface Props {
  /** The days that the timeline shows. */
  from: string;
  to: string;
  onAdd: (day: string, text: string) => Promise<boolean>;
}

/** A button of the timeline's head: a note about a day, in a short form. */
export const AddAnnotation = ({ from, to, onAdd }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [day, setDay] = useState(to);
  const [isSaving, setIsSaving] = useState(false);
  const isReady = text.trim() !== '' && day >= from && day <= to;
  const submit = useSubmit(async () => {
    if (!isReady) return;
    setIsSaving(true);
    const isSaved = await onAdd(day, text.trim());
    setIsSaving(false);
    if (!isSaved) return;
    setText('');
    setIsOpen(false);
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {messages.addAnnotation}
      </Button>
      {isOpen && (
        <Modal opened onClose={() => setIsOpen(false)} title={messages.addAnnotation}>
          <form onSubmit={submit}>
            <Stack>
              <TextInput
                label={messages.annotationText}
                description={messages.annotationHint}
                value={text}
                maxLength={MAX_ANNOTATION}
                data-autofocus
                onChange={(event) => setText(event.currentTarget.value)}
              />
              <TextInput
                type="date"
                label={messages.units.day}
                value={day}
                min={from}
                max={to}
                onChange={(event) => setDay(event.currentTarget.value)}
              />
              <Button type="submit" disabled={!isReady} loading={isSaving}>
                {messages.saveAnnotation}
              </Button>
            </Stack>
          </form>
        </Modal>
      )}
    </>
  );
};
