import { DraftConflict, useSaveKey } from '@folkmoot/shell-sdk';
import { Button, Card, focusFirstError, Group, Stack, Text, Title } from '@folkmoot/ui';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { messages } from './form.messages';
import type { SettingsFormState } from './use-settings-form';

interface Props<D extends object> {
  title: string;
  description?: string;
  form: SettingsFormState<D>;
  readOnly: boolean;
  /** A value cannot be saved. The field shows why. */
  hasErrors?: boolean;
  labelOf: (field: keyof D & string) => string;
  wordsOf?: (field: keyof D & string, value: unknown) => string | null;
  children: ReactNode;
}

/** One tab of settings: its fields, the choice after a conflict, and the save button. */
export const SettingsForm = <D extends object>(props: Props<D>) => {
  const { title, description, form, readOnly, hasErrors = false, labelOf, wordsOf, children } = props;
  const ref = useSaveKey();
  useEffect(() => {
    if (form.problems.length > 0) focusFirstError(ref.current);
  }, [form.problems, ref]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasSomethingToSave = form.isDirty || form.clashes.length > 0;
    if (readOnly || !hasSomethingToSave) return;
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
          <DraftConflict form={form} labelOf={labelOf} wordsOf={wordsOf} />
          {children}
          {!readOnly && (
            <Group justify="flex-end">
              {form.isDirty && (
                <Button variant="default" onClick={form.reset} disabled={form.isSaving}>
                  {messages.discard}
                </Button>
              )}
              <Button type="submit" disabled={!form.isDirty} loading={form.isSaving}>
                {form.isSaving ? messages.saving : messages.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Card>
  );
};
