import {
  createMailingOperation,
  deleteMailingOperation,
  getMailingOperation,
  listAttributesOperation,
  MAX_MAIL_BODY,
  MAX_MAIL_SUBJECT,
  type Mailing,
  type MailingAudience,
  type MailingKind,
  mailMergeFields,
  testMailingOperation,
  updateMailingOperation,
  writtenMergeField,
} from '@folkmoot/contracts/client';
import { EditorActions, failureText, isWholeAudience, sendingMessages, useEditorSteps } from '@folkmoot/sending';
import {
  api,
  DraftConflict,
  isApiError,
  useDraft,
  useNavigate,
  useOperation,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { Menu, Textarea } from '@folkmoot/ui/controls';
import { useRef } from 'react';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { AudienceChoice } from './AudienceChoice';
import { MailingPreview } from './MailingPreview';
import { useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';
import { SendDialog } from './SendDialog';

const texts = messages.editor;

interface Draft {
  audience: MailingAudience;
  subject: string;
  text: string;
}

interface Props {
  kind: MailingKind;
  /** Null for a new mailing. */
  mailing: Mailing | null;
  beginning: Draft;
  listPath: string;
}

const fieldsOf = ({ audience, subject, text }: Mailing): Draft => ({ audience, subject, text });

/** The error is already shown at its field. */
const isShownAtField = (error: unknown): boolean => {
  const fields = isApiError(error) ? error.fields : [];
  return fields.length > 0 && fields.every(({ path }) => path === 'subject' || path === 'text');
};

const useMailingForm = ({ kind, mailing, beginning }: Props) => {
  const campaign = useCampaign();
  const create = useOperationMutation(createMailingOperation);
  const update = useOperationMutation(updateMailingOperation);
  const refresh = useRefreshMailings();
  return useDraft<Mailing | null, Draft>({
    saved: mailing,
    draftOf: (saved) => (saved ? fieldsOf(saved) : beginning),
    texts: { failed: sendingMessages.editor.saveFailed },
    failureText: (error) => (isShownAtField(error) ? null : failureText(error, sendingMessages.editor.saveFailed)),
    send: (body, { base }) =>
      base
        ? update.mutateAsync({ params: { mailingId: base.id }, body: { ...body, revision: base.revision } })
        : create.mutateAsync({ body: { campaignId: campaign.id, kind, ...body } }),
    read: ({ id }) => api.call(getMailingOperation, { params: { mailingId: id } }),
    onServerValue: refresh,
  });
};

/** The details of a person, by their names. */
const PersonFields = ({ onInsert }: { onInsert: (field: string) => void }) => {
  const attributes = useOperation(listAttributesOperation, {}).data?.items ?? [];
  if (attributes.length === 0) return null;
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="default">
          {texts.personFields}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {attributes.map(({ key, name }) => (
          <Menu.Item key={key} onClick={() => onInsert(key)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const MergeFields = ({ onInsert }: { onInsert: (field: string) => void }) => (
  <Group gap="xs">
    <Text size="sm" c="dimmed">
      {texts.fields}
    </Text>
    {mailMergeFields.map((field) => (
      <Button
        key={field}
        size="compact-sm"
        variant="default"
        aria-label={texts.insert(texts.fieldNames[field])}
        onClick={() => onInsert(field)}
      >
        {`{${field}}`}
      </Button>
    ))}
    <PersonFields onInsert={onInsert} />
    <Text size="xs" c="dimmed" w="100%">
      {texts.fallbackHelp}
    </Text>
  </Group>
);

const audienceWords = (of: MailingAudience['of']): string =>
  of === 'unanswered' ? texts.unanswered : sendingMessages.audience[of];

const mayBeAnswered: ReadonlySet<string> = new Set(['active', 'scheduled', 'paused']);

/** Audience and text of a draft, with a preview of the message. */
export const MailingEditor = (props: Props) => {
  const { kind, listPath } = props;
  const campaign = useCampaign();
  const navigate = useNavigate();
  const refresh = useRefreshMailings();
  const test = useOperationMutation(testMailingOperation);
  const remove = useOperationMutation(deleteMailingOperation);
  const form = useMailingForm(props);
  const { base: saved, draft, change, problemOf } = form;
  const { isBusy, saveOnly, review, sending, setSending, showSent } = useEditorSteps<Mailing>({
    form,
    pathOf: ({ id }) => `${listPath}/mailings/${id}`,
  });
  const textArea = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const wording = { campaignId: campaign.id, kind, subject: draft.subject, text: draft.text };
  const isReady = isWholeAudience(draft.audience) && draft.subject.trim() !== '' && draft.text.trim() !== '';
  const isDraft = saved?.state === 'draft';
  const canBeAnswered = mayBeAnswered.has(campaign.status);

  const insert = (field: string) => {
    const at = caret.current ?? draft.text.length;
    change({ text: `${draft.text.slice(0, at)}${writtenMergeField(field)}${draft.text.slice(at)}` });
    textArea.current?.focus();
  };
  const leaveOut = async (isLeftOut: boolean): Promise<boolean> => {
    if (draft.audience.of === 'unanswered') return false;
    const result = await form.save({ audience: { ...draft.audience, withoutInvited: isLeftOut } });
    if (result) setSending(result);
    return result !== null;
  };

  return (
    <Stack>
      <DraftConflict
        form={form}
        labelOf={(field) => texts.fieldLabels[field]}
        wordsOf={(field, value) => (field === 'audience' ? audienceWords((value as MailingAudience).of) : null)}
        onSave={() => void saveOnly()}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <AudienceChoice
            campaignId={campaign.id}
            kind={kind}
            audience={draft.audience}
            onChange={(audience) => change({ audience })}
          />
          <Card>
            <Stack>
              <TextInput
                label={texts.subject}
                value={draft.subject}
                maxLength={MAX_MAIL_SUBJECT}
                error={problemOf('subject')}
                onChange={(event) => change({ subject: event.currentTarget.value })}
              />
              <Textarea
                ref={textArea}
                label={texts.text}
                description={texts.textHelp}
                value={draft.text}
                maxLength={MAX_MAIL_BODY}
                autosize
                minRows={8}
                error={problemOf('text')}
                onChange={(event) => change({ text: event.currentTarget.value })}
                onBlur={(event) => {
                  caret.current = event.currentTarget.selectionStart;
                }}
              />
              <MergeFields onInsert={insert} />
            </Stack>
          </Card>
        </Stack>
        <div>
          <MailingPreview draft={wording} />
        </div>
      </SimpleGrid>
      {!canBeAnswered && (
        <Alert color="amber" role="note">
          {texts.needsCampaign}
        </Alert>
      )}
      <EditorActions
        isReady={isReady}
        isBusy={isBusy}
        canReview={canBeAnswered}
        onTest={() => test.mutateAsync({ body: wording })}
        testedText={texts.tested}
        onSave={() => void saveOnly()}
        onReview={() => void review()}
        onRemove={isDraft ? () => remove.mutateAsync({ params: { mailingId: saved.id } }) : null}
        onRemoved={() => {
          navigate(listPath);
          return refresh();
        }}
      />
      {sending && (
        <SendDialog
          mailing={sending}
          onLeaveOut={leaveOut}
          onClose={() => setSending(null)}
          onSent={() => showSent(sending)}
        />
      )}
    </Stack>
  );
};
