import {
  createMailingOperation,
  deleteMailingOperation,
  type Mailing,
  type MailingAudience,
  type MailingKind,
  type MailMergeField,
  mailMergeFields,
  testMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useCan, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Card, fieldError, Group, IconSend, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, Textarea } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { LeaveQuestion } from '../../records/LeaveQuestion';
import { useCampaign } from '../../records/use-campaign';
import { AudienceChoice, isWhole } from './AudienceChoice';
import { MailingPreview } from './MailingPreview';
import { failureText, useRefreshMailings } from './mailing.api';
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
  /** Null for a new one. */
  mailing: Mailing | null;
  beginning: Draft;
  listPath: string;
}

const useDraft = ({ kind, mailing, beginning }: Props) => {
  const campaign = useCampaign();
  const [saved, setSaved] = useState<Mailing | null>(mailing);
  const [draft, setDraft] = useState(beginning);
  const [kept, setKept] = useState(mailing ? beginning : null);
  const [failure, setFailure] = useState<{ error: unknown; draft: Draft } | null>(null);
  const create = useOperationMutation(createMailingOperation);
  const update = useOperationMutation(updateMailingOperation);
  const refresh = useRefreshMailings();
  const isDirty = kept ? kept !== draft : draft !== beginning;
  const send = (given: Draft) =>
    saved
      ? update.mutateAsync({ params: { mailingId: saved.id }, body: { ...given, revision: saved.revision } })
      : create.mutateAsync({ body: { campaignId: campaign.id, kind, ...given } });
  /** The draft as the server has it now; null when it could not be saved, and it was told why. */
  const save = async (given: Draft = draft): Promise<Mailing | null> => {
    if (saved && !isDirty && given === draft) return saved;
    try {
      const result = await send(given);
      setSaved(result);
      setDraft(given);
      setKept(given);
      setFailure(null);
      await refresh();
      return result;
    } catch (error) {
      setFailure({ error, draft: given });
      if (!isToldBeside(error)) notify.error(failureText(error, texts.saveFailed));
      return null;
    }
  };
  /** What is wrong with a field, until the field is changed. */
  const problemOf = (path: 'subject' | 'text'): string | null => {
    if (!failure || failure.draft[path] !== draft[path]) return null;
    return fieldError(isApiError(failure.error) ? failure.error.fields : undefined, path);
  };
  const isSaving = create.isPending || update.isPending;
  return { saved, draft, setDraft, isDirty, isSaving, save, problemOf };
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

/** What was wrong stands at its field. */
const isToldBeside = (failure: unknown): boolean => {
  const fields = isApiError(failure) ? (failure.fields ?? []) : [];
  return fields.length > 0 && fields.every(({ path }) => path === 'subject' || path === 'text');
};

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
  const [isAsked, setIsAsked] = useState(false);
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
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setIsAsked(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={texts.remove}
        question={texts.removeQuestion}
        confirmLabel={texts.remove}
        isDangerous
        onConfirm={confirm}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
};

const mayBeAnswered: ReadonlySet<string> = new Set(['active', 'scheduled', 'paused']);

/** Audience and wording of a draft, with what will arrive beside it. */
export const MailingEditor = (props: Props) => {
  const { kind, listPath } = props;
  const campaign = useCampaign();
  const navigate = useNavigate();
  const canSend = useCan('campaign:activate');
  const { saved, draft, setDraft, isDirty, isSaving, save, problemOf } = useDraft(props);
  const [sending, setSending] = useState<Mailing | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const test = useTest();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const wording = { campaignId: campaign.id, kind, subject: draft.subject, text: draft.text };
  const isReady = isWhole(draft.audience) && draft.subject.trim() !== '' && draft.text.trim() !== '';
  const canBeAnswered = mayBeAnswered.has(campaign.status);

  const insert = (field: MailMergeField) => {
    const at = caret.current ?? draft.text.length;
    setDraft({ ...draft, text: `${draft.text.slice(0, at)}{${field}}${draft.text.slice(at)}` });
    textArea.current?.focus();
  };
  const saveOnly = async () => {
    const result = await save();
    if (!result) return;
    notify.success(texts.saved);
    if (!saved) navigate(`${listPath}/mailings/${result.id}`, { replace: true });
  };
  const review = async () => setSending(await save());
  const leaveOut = async () => {
    if (draft.audience.of === 'unanswered') return;
    const result = await save({ ...draft, audience: { ...draft.audience, withoutInvited: true } });
    if (result) setSending(result);
  };

  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <AudienceChoice
            campaignId={campaign.id}
            kind={kind}
            audience={draft.audience}
            onChange={(audience) => setDraft({ ...draft, audience })}
          />
          <Card>
            <Stack>
              <TextInput
                label={texts.subject}
                value={draft.subject}
                maxLength={200}
                error={problemOf('subject')}
                onChange={(event) => setDraft({ ...draft, subject: event.currentTarget.value })}
              />
              <Textarea
                ref={textArea}
                label={texts.text}
                description={texts.textHelp}
                value={draft.text}
                maxLength={5000}
                autosize
                minRows={8}
                error={problemOf('text')}
                onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
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
      <Group justify="space-between">
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
          <Button variant="default" disabled={!isReady || isSaving} onClick={() => void saveOnly()}>
            {isSaving ? texts.saving : texts.save}
          </Button>
          {canSend && (
            <Button
              leftSection={<IconSend size={16} stroke={1.5} aria-hidden="true" />}
              disabled={!isReady || !canBeAnswered || isSaving}
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
          onSent={() => {
            setHasLeft(true);
            navigate(`${listPath}/mailings/${sending.id}`, { replace: true });
          }}
        />
      )}
      <LeaveQuestion isDirty={isDirty && !hasLeft && !sending} />
    </Stack>
  );
};
