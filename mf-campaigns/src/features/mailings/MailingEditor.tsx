import {
  createMailingOperation,
  deleteMailingOperation,
  getMailingOperation,
  MAX_MAIL_BODY,
  MAX_MAIL_SUBJECT,
  type Mailing,
  type MailingAudience,
  type MailingKind,
  type MailMergeField,
  mailMergeFields,
  testMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts/client';
import {
  api,
  DraftConflict,
  isApiError,
  notify,
  useCan,
  useDraft,
  useNavigate,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, IconSend, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmButton, Textarea } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { AudienceChoice, isWhole } from './AudienceChoice';
import { MailingPreview } from './MailingPreview';
import { failureText, useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';
import classes from './mailings.module.css';
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
    texts: { failed: texts.saveFailed },
    failureText: (error) => (isShownAtField(error) ? null : failureText(error, texts.saveFailed)),
    send: (body, { base }) =>
      base
        ? update.mutateAsync({ params: { mailingId: base.id }, body: { ...body, revision: base.revision } })
        : create.mutateAsync({ body: { campaignId: campaign.id, kind, ...body } }),
    read: ({ id }) => api.call(getMailingOperation, { params: { mailingId: id } }),
    onServerValue: refresh,
  });
};

const MergeFields = ({ onInsert }: { onInsert: (field: MailMergeField) => void }) => (
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
  </Group>
);

const useTest = () => {
  const test = useOperationMutation(testMailingOperation);
  return {
    isPending: test.isPending,
    send: async (body: { campaignId: string; kind: MailingKind; subject: string; text: string }) => {
      try {
        notify.success(texts.tested((await test.mutateAsync({ body })).to));
      } catch (error) {
        notify.error(failureText(error, texts.testFailed));
      }
    },
  };
};

const RemoveDraft = ({ mailing, onGone }: { mailing: Mailing; onGone: () => void }) => {
  const remove = useOperationMutation(deleteMailingOperation);
  const refresh = useRefreshMailings();
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { mailingId: mailing.id } });
    } catch (error) {
      notify.error(failureText(error, texts.removeFailed));
      throw error;
    }
    notify.success(texts.removed);
    onGone();
    await refresh();
  };
  return <ConfirmButton label={texts.remove} question={texts.removeQuestion} onConfirm={confirm} />;
};

const mayBeAnswered: ReadonlySet<string> = new Set(['active', 'scheduled', 'paused']);

/** Audience and text of a draft, with a preview of the message. */
export const MailingEditor = (props: Props) => {
  const { kind, listPath } = props;
  const campaign = useCampaign();
  const navigate = useNavigate();
  const canSend = useCan('campaign:activate');
  const form = useMailingForm(props);
  const { base: saved, draft, change, isDirty, isSaving, problemOf } = form;
  const [sending, setSending] = useState<Mailing | null>(null);
  // A new draft gets a page of its own. Until that page is shown, a dialog opened here would be closed by it.
  const [isMoving, setIsMoving] = useState(false);
  const isBusy = isSaving || isMoving;
  const test = useTest();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const wording = { campaignId: campaign.id, kind, subject: draft.subject, text: draft.text };
  const isReady = isWhole(draft.audience) && draft.subject.trim() !== '' && draft.text.trim() !== '';
  const canBeAnswered = mayBeAnswered.has(campaign.status);

  const insert = (field: MailMergeField) => {
    const at = caret.current ?? draft.text.length;
    change({ text: `${draft.text.slice(0, at)}{${field}}${draft.text.slice(at)}` });
    textArea.current?.focus();
  };
  const save = async (): Promise<Mailing | null> => (saved && !isDirty ? saved : form.save());
  const saveOnly = async () => {
    const result = await save();
    if (!result) return;
    notify.success(texts.saved);
    if (saved) return;
    setIsMoving(true);
    navigate(`${listPath}/mailings/${result.id}`, { replace: true });
  };
  const review = async () => setSending(await save());
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
        wordsOf={(field, value) => (field === 'audience' ? texts[(value as MailingAudience).of] : null)}
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
        <Card p={0}>
          <MailingPreview draft={wording} />
        </Card>
      </SimpleGrid>
      {!canBeAnswered && (
        <Alert color="amber" role="note">
          {texts.needsCampaign}
        </Alert>
      )}
      <Group justify="space-between" className={classes.actions}>
        {saved?.state === 'draft' ? <RemoveDraft mailing={saved} onGone={() => navigate(listPath)} /> : <span />}
        <Group gap="xs">
          <Button
            variant="default"
            loading={test.isPending}
            disabled={!isReady}
            onClick={() => void test.send(wording)}
          >
            {texts.test}
          </Button>
          <Button variant="default" disabled={!isReady || isBusy} onClick={() => void saveOnly()}>
            {isBusy ? texts.saving : texts.save}
          </Button>
          {canSend && (
            <Button
              leftSection={<IconSend size={16} stroke={1.5} aria-hidden="true" />}
              disabled={!isReady || !canBeAnswered || isBusy}
              onClick={() => void review()}
            >
              {texts.review}
            </Button>
          )}
        </Group>
      </Group>
      {sending && (
        <SendDialog
          mailing={sending}
          onLeaveOut={leaveOut}
          onClose={() => setSending(null)}
          onSent={() => navigate(`${listPath}/mailings/${sending.id}`, { replace: true })}
        />
      )}
    </Stack>
  );
};
