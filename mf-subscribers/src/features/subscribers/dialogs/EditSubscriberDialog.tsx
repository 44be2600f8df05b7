import { getSubscriberOperation, type Subscriber, updateSubscriberOperation } from '@folkmoot/contracts/client';
import { api, DraftConflict, useDraft } from '@folkmoot/shell-sdk';
import { FormDialog } from '../../../entities/subscriber/FormDialog';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { TagChoice } from '../../../entities/tag/TagChoice';
import { useTags } from '../../../entities/tag/use-tags';
import { ConsentField } from './ConsentField';
import { messages } from './dialogs.messages';
import { EmailField } from './EmailField';

const texts = messages.edit;

interface SubscriberDraft {
  email: string;
  tagIds: readonly string[];
  consentSource: string;
}

const fieldLabels: Readonly<Record<keyof SubscriberDraft, string>> = {
  email: messages.email,
  tagIds: messages.tags,
  consentSource: messages.consent,
};

const draftOf = ({ displayEmail, tags }: Subscriber): SubscriberDraft => ({
  email: displayEmail,
  tagIds: tags.map(({ id }) => id),
  consentSource: '',
});

const useSubscriberForm = (subscriber: Subscriber) => {
  const onServerValue = useRefresh();
  return useDraft<Subscriber, SubscriberDraft>({
    saved: subscriber,
    draftOf,
    onServerValue,
    failuresIn: 'form',
    texts: { failed: texts.failed, saved: ({ displayEmail }) => texts.saved(displayEmail) },
    send: ({ email, tagIds, consentSource }, { base }) => {
      const body = {
        tagIds: [...tagIds],
        ...(email.trim() === base.displayEmail ? {} : { email: email.trim() }),
        ...(consentSource.trim() ? { consentSource } : {}),
        revision: base.revision,
      };
      return api.call(updateSubscriberOperation, { params: { subscriberId: base.id }, body });
    },
    read: ({ id }) => api.call(getSubscriberOperation, { params: { subscriberId: id } }),
  });
};

/** Address and tags of one person. A new tag requires the source of consent. */
export const EditSubscriberDialog = ({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) => {
  const tags = useTags();
  const form = useSubscriberForm(subscriber);
  const { draft, change } = form;
  const had = draftOf(form.base).tagIds;
  const isConsentNeeded = draft.tagIds.some((id) => !had.includes(id));
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={draft.email.includes('@') && (!isConsentNeeded || draft.consentSource.trim() !== '')}
      isBusy={form.isSaving}
      failure={form.failure}
      onClose={onClose}
      onSubmit={async () => {
        if (await form.save()) onClose();
      }}
    >
      <DraftConflict form={form} labelOf={(field) => fieldLabels[field]} />
      <EmailField value={draft.email} onChange={(email) => change({ email })} isFirst />
      <TagChoice
        label={messages.tags}
        description={messages.tagsHelp}
        tags={tags}
        chosen={draft.tagIds}
        onChange={(tagIds) => change({ tagIds })}
      />
      {isConsentNeeded && (
        <ConsentField value={draft.consentSource} onChange={(consentSource) => change({ consentSource })} />
      )}
    </FormDialog>
  );
};
