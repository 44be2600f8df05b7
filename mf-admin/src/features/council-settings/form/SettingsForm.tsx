import { useLeaveGuard } from '@folkmoot/shell-sdk';
import { Button, Card, focusFirstError, Group, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ConflictChoice } from './ConflictChoice';
import { messages } from './form.messages';
import type { Draft, Value } from './merge.domain';
import type { SettingsFormState } from './use-settings-form';

const texts = messages.leave;

const LeaveQuestion = ({ isDirty }: { isDirty: boolean }) => {
  const leaving = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      opened={leaving.state === 'blocked'}
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      isDangerous
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    />
  );
};

/** Ctrl-S (or ⌘-S) submits the form as its button would. */
const useSaveKey = () => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return form;
};

interface Props<D extends Draft> {
  title: string;
  description?: string;
  form: SettingsFormState<D>;
  readOnly: boolean;
  /** Something typed cannot be saved as it is; it says so beside its field. */
  hasErrors?: boolean;
  labelOf: (field: keyof D & string) => string;
  wordsOf?: (field: keyof D & string, value: Value) => string | null;
  children: ReactNode;
}

/** One tab of settings: its fields, what to choose when somebody else was quicker, and the button that saves. */
export const SettingsForm = <D extends Draft>(props: Props<D>) => {
  const { title, description, form, readOnly, hasErrors = false, labelOf, wordsOf, children } = props;
  const ref = useSaveKey();
  useEffect(() => {
    if (form.problems.length > 0) focusFirstError(ref.current);
  }, [form.problems, ref]);
  const hasClashes = form.clashes.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (readOnly || !form.isDirty) return;
    if (hasErrors) focusFirstError(ref.current);
    else void form.save();
  };
  return (
    <Card component="section" aria-label={title}>
      <form ref={ref} onSubmit={submit} noValidate>
        <Stack>
          <div>
            <Title order={2} size="h3">
              {title}
            </Title>
            {description && (
              <Text size="sm" c="dimmed">
                {description}
              </Text>
            )}
          </div>
          {hasClashes && (
            <ConflictChoice
              clashes={form.clashes}
              draft={form.draft}
              labelOf={labelOf}
              wordsOf={wordsOf}
              onChoose={(field, value) => form.set({ [field]: value } as Partial<D>)}
            />
          )}
          {children}
          {!readOnly && (
            <Group justify="flex-end">
              {form.isDirty && (
                <Button variant="default" onClick={form.discard} disabled={form.isSaving}>
                  {messages.discard}
                </Button>
              )}
              <Button type="submit" disabled={!form.isDirty} loading={form.isSaving}>
                {form.isSaving ? messages.saving : hasClashes ? messages.conflict.save : messages.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      <LeaveQuestion isDirty={form.isDirty && !readOnly} />
    </Card>
  );
};
