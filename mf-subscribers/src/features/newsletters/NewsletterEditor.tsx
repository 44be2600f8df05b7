import {
  createNewsletterOperation,
  deleteNewsletterOperation,
  getNewsletterOperation,
  MAX_MAIL_SUBJECT,
  MAX_NEWSLETTER_HEADING,
  type Newsletter,
  type NewsletterAudience,
  testNewsletterOperation,
  updateNewsletterOperation,
  writtenMergeField,
} from '@folkmoot/contracts/client';
import {
  AudienceCard,
  AudienceFields,
  EditorActions,
  failureText,
  isWholeAudience,
  sendingMessages,
  useAudienceWords,
  useEditorSteps,
} from '@folkmoot/sending';
import { api, DraftConflict, useDraft, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Card, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useAttributes } from '../../entities/attribute/use-attributes';
import { BlockList } from './BlockList';
import { incompleteIn } from './blocks.domain';
import { NewsletterPreview, type Wording } from './NewsletterPreview';
import { LIST_PATH, useReach, useRefreshNewsletters } from './newsletter.api';
import { messages } from './newsletters.messages';
import classes from './newsletters.module.css';
import { SendDialog } from './SendDialog';

const texts = messages.editor;

interface Draft extends Omit<Wording, 'isForHearBack'> {
  audience: NewsletterAudience;
  isLast: boolean;
}

const beginning: Draft = {
  subject: '',
  title: '',
  blocks: [{ kind: 'text', id: 'first', text: '' }],
  isPublic: false,
  audience: { of: 'everybody' },
  isLast: false,
};

const draftOf = (saved: Newsletter | null): Draft => {
  const { subject, title, blocks, isPublic, audience, isLast = false } = saved ?? beginning;
  return { subject, title, blocks, isPublic, audience, isLast };
};

const useNewsletterForm = (newsletter: Newsletter | null) => {
  const create = useOperationMutation(createNewsletterOperation);
  const update = useOperationMutation(updateNewsletterOperation);
  const refresh = useRefreshNewsletters();
  return useDraft<Newsletter | null, Draft>({
    saved: newsletter,
    draftOf,
    texts: { failed: sendingMessages.editor.saveFailed },
    failureText: (error) => failureText(error, sendingMessages.editor.saveFailed),
    send: (body, { base }) =>
      base
        ? update.mutateAsync({ params: { newsletterId: base.id }, body: { ...body, revision: base.revision } })
        : create.mutateAsync({ body }),
    read: ({ id }) => api.call(getNewsletterOperation, { params: { newsletterId: id } }),
    onServerValue: refresh,
  });
};

type Form = ReturnType<typeof useNewsletterForm>;

/** The merge fields that exist, as they are written. */
const FieldsHelp = () => {
  const details = useAttributes().map(({ key }) => writtenMergeField(key));
  return (
    <Text size="sm" c="dimmed">
      {texts.fields(details.join(', '))} {texts.fallbackHelp}
    </Text>
  );
};

const MessageFields = ({ form: { draft, change, problemOf } }: { form: Form }) => (
  <Card>
    <Stack>
      <TextInput
        label={texts.subject}
        value={draft.subject}
        maxLength={MAX_MAIL_SUBJECT}
        error={problemOf('subject')}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <TextInput
        label={texts.title}
        description={texts.titleHelp}
        value={draft.title}
        maxLength={MAX_NEWSLETTER_HEADING}
        error={problemOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <FieldsHelp />
      <Checkbox
        label={texts.isPublic}
        description={texts.isPublicHelp}
        checked={draft.isPublic}
        onChange={(event) => change({ isPublic: event.currentTarget.checked })}
      />
    </Stack>
  </Card>
);

interface SurveyAudienceProps {
  audience: NewsletterAudience;
  isLast: boolean;
  onChange: (isLast: boolean) => void;
}

/** The audience of a message about what came of a survey. It is chosen where the results are published. */
const SurveyAudience = ({ audience, isLast, onChange }: SurveyAudienceProps) => (
  <>
    <Text>{useAudienceWords(audience)}</Text>
    {audience.of === 'hear_back' && (
      <Checkbox
        label={texts.isLast}
        description={texts.isLastHelp}
        checked={isLast}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )}
  </>
);

interface Props {
  /** Null for a new newsletter. */
  newsletter: Newsletter | null;
}

/** Writes a newsletter, with the message beside it as it arrives. */
export const NewsletterEditor = ({ newsletter }: Props) => {
  const navigate = useNavigate();
  const refresh = useRefreshNewsletters();
  const test = useOperationMutation(testNewsletterOperation);
  const remove = useOperationMutation(deleteNewsletterOperation);
  const form = useNewsletterForm(newsletter);
  const { base: saved, draft, change } = form;
  const { isBusy, saveOnly, review, sending, setSending, showSent } = useEditorSteps<Newsletter>({
    form,
    pathOf: ({ id }) => `${LIST_PATH}/${id}`,
  });
  const [showsProblems, setShowsProblems] = useState(false);
  const { audience, isLast, ...wording } = draft;
  const shown = { ...wording, isForHearBack: audience.of === 'hear_back' };
  const isWhole = isWholeAudience(audience);
  const isReady = isWhole && wording.subject.trim() !== '' && wording.title.trim() !== '';
  const incomplete = incompleteIn(wording.blocks);
  const reviewWhole = () => {
    setShowsProblems(true);
    if (incomplete === 0 && wording.blocks.length > 0) void review();
  };
  const isDraft = saved?.state === 'draft';

  return (
    <Stack>
      <DraftConflict
        form={form}
        labelOf={(field) => texts.fieldLabels[field]}
        wordsOf={(field) => (field === 'blocks' || field === 'audience' ? texts.changed : null)}
        onSave={() => void saveOnly()}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <MessageFields form={form} />
          <BlockList blocks={wording.blocks} showsProblems={showsProblems} onChange={(blocks) => change({ blocks })} />
          <AudienceCard isWhole={isWhole} reach={useReach(audience)}>
            {audience.of === 'hear_back' || audience.of === 'invited' ? (
              <SurveyAudience audience={audience} isLast={isLast} onChange={(last) => change({ isLast: last })} />
            ) : (
              <AudienceFields audience={audience} onChange={(chosen) => change({ audience: chosen })} />
            )}
          </AudienceCard>
        </Stack>
        <div>
          <div className={classes.preview}>
            <NewsletterPreview wording={shown} />
          </div>
        </div>
      </SimpleGrid>
      {showsProblems && incomplete > 0 && (
        <Alert color="amber" role="alert">
          {texts.incomplete(incomplete)}
        </Alert>
      )}
      <EditorActions
        isReady={isReady}
        isBusy={isBusy}
        onTest={() => test.mutateAsync({ body: shown })}
        testedText={texts.tested}
        onSave={() => void saveOnly()}
        onReview={reviewWhole}
        onRemove={isDraft ? () => remove.mutateAsync({ params: { newsletterId: saved.id } }) : null}
        onRemoved={() => {
          navigate(LIST_PATH);
          return refresh();
        }}
      />
      {sending && <SendDialog newsletter={sending} onClose={() => setSending(null)} onSent={() => showSent(sending)} />}
    </Stack>
  );
};
