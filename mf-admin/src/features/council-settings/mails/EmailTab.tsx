import {
  type Council,
  isEmailAddress,
  isSenderName,
  MAX_EMAIL,
  MAX_MAIL_BODY,
  MAX_MAIL_SUBJECT,
  MAX_SENDER_NAME,
  mailMergeFields,
  sendTestMailOperation,
  unknownMergeFields,
} from '@folkmoot/contracts/client';
import { isApiError, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconSend, notify, SimpleGrid, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { useRef } from 'react';
import { messages as pageMessages } from '../council-settings.messages';
import { SettingsForm } from '../form/SettingsForm';
import { type SettingsFormState, useSettingsForm } from '../form/use-settings-form';
import { useSettings } from '../SettingsPage';
import { MailHealthCard } from './MailHealthCard';
import { MailPreview } from './MailPreview';
import { messages as texts } from './mails.messages';
import { SenderDomainCard } from './SenderDomainCard';

const draftOf = ({ settings }: Council) => ({ ...settings.emailConfig });
type EmailDraft = ReturnType<typeof draftOf>;
const bodyOf = (emailConfig: Partial<EmailDraft>) => ({ settings: { emailConfig } });

const textProblem = (text: string, missing: string): string | null => {
  if (text.trim() === '') return missing;
  const unknown = unknownMergeFields(text);
  return unknown.length > 0 ? texts.unknownField(unknown) : null;
};

const problemsOf = ({ fromName, replyTo, subject, body }: EmailDraft) => ({
  fromName: isSenderName(fromName) ? null : texts.fromNameInvalid,
  replyTo: replyTo === '' || isEmailAddress(replyTo) ? null : texts.replyToInvalid,
  subject: textProblem(subject, texts.subjectMissing),
  body: textProblem(body, texts.bodyMissing),
});

interface Props {
  form: SettingsFormState<EmailDraft>;
  readOnly: boolean;
  council: Council;
}

const Sender = ({ form: { draft, change, problemOf }, readOnly, council }: Props) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <TextInput
      label={texts.fields.fromName}
      description={texts.help.fromName(council.name)}
      value={draft.fromName}
      error={problemsOf(draft).fromName ?? problemOf('settings.emailConfig.fromName')}
      maxLength={MAX_SENDER_NAME}
      readOnly={readOnly}
      onChange={(event) => change({ fromName: event.currentTarget.value })}
    />
    <TextInput
      label={texts.fields.replyTo}
      description={texts.help.replyTo}
      type="email"
      value={draft.replyTo}
      error={problemsOf(draft).replyTo ?? problemOf('settings.emailConfig.replyTo')}
      maxLength={MAX_EMAIL}
      readOnly={readOnly}
      onChange={(event) => change({ replyTo: event.currentTarget.value })}
    />
  </SimpleGrid>
);

const Template = ({ form: { draft, change, problemOf }, readOnly }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const { selectionStart: from = draft.body.length, selectionEnd: to = from } = field.current ?? {};
    change({ body: `${draft.body.slice(0, from)}{${name}}${draft.body.slice(to)}` });
    field.current?.focus();
  };
  const problems = problemsOf(draft);
  return (
    <>
      <TextInput
        label={texts.fields.subject}
        description={texts.help.subject}
        value={draft.subject}
        error={problems.subject ?? problemOf('settings.emailConfig.subject')}
        maxLength={MAX_MAIL_SUBJECT}
        required
        readOnly={readOnly}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Textarea
        ref={field}
        label={texts.fields.body}
        description={texts.help.body}
        value={draft.body}
        error={problems.body ?? problemOf('settings.emailConfig.body')}
        maxLength={MAX_MAIL_BODY}
        autosize
        minRows={5}
        maxRows={20}
        required
        readOnly={readOnly}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      {!readOnly && (
        <Group gap="xs">
          <Text size="sm">{texts.merge.label}</Text>
          {mailMergeFields.map((name) => (
            <Button key={name} size="compact-sm" variant="default" onClick={() => insert(name)}>
              {texts.merge[name]}
            </Button>
          ))}
        </Group>
      )}
    </>
  );
};

const TestButton = ({ draft, disabled }: { draft: EmailDraft; disabled: boolean }) => {
  const test = useOperationMutation(sendTestMailOperation);
  const send = async () => {
    try {
      notify.success(texts.testSent((await test.mutateAsync({ body: { emailConfig: draft } })).to));
    } catch (error) {
      notify.error(isApiError(error, 'too_many_requests') ? error.message : texts.testFailed);
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconSend size={16} stroke={1.5} />}
      loading={test.isPending}
      disabled={disabled}
      onClick={() => void send()}
    >
      {texts.test}
    </Button>
  );
};

/** Sender and template, with a preview of the email. Previews the stored settings while the draft is invalid. */
export const EmailTab = () => {
  const { council, readOnly } = useSettings();
  const form = useSettingsForm({ council, draftOf, bodyOf });
  const hasErrors = Object.values(problemsOf(form.draft)).some((problem) => problem !== null);
  const shown = hasErrors ? draftOf(council) : form.draft;
  return (
    <Stack>
      <SettingsForm
        title={pageMessages.tabs.email}
        description={texts.description}
        form={form}
        readOnly={readOnly}
        hasErrors={hasErrors}
        labelOf={(field) => texts.fields[field]}
      >
        <Sender form={form} readOnly={readOnly} council={council} />
        <Template form={form} readOnly={readOnly} council={council} />
      </SettingsForm>
      <Card component="section" aria-label={texts.preview.title} p={0}>
        <Group justify="space-between" p="md" pb={0}>
          <Title order={2} size="h3">
            {texts.preview.title}
          </Title>
          {!readOnly && <TestButton draft={shown} disabled={hasErrors} />}
        </Group>
        <MailPreview draft={{ emailConfig: shown }} title={texts.preview.frame} />
      </Card>
      <MailHealthCard readOnly={readOnly} />
      <SenderDomainCard />
    </Stack>
  );
};
