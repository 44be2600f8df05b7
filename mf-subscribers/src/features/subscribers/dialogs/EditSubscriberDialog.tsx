import {
  type Attribute,
  getSubscriberOperation,
  type Subscriber,
  updateSubscriberOperation,
} from '@folkmoot/contracts/client';
import { api, DraftConflict, useDraft } from '@folkmoot/shell-sdk';
import { Text } from '@folkmoot/ui';
import { AttributeFields } from '../../../entities/attribute/AttributeFields';
import { changedValues, type WrittenValues, writtenValues } from '../../../entities/attribute/attribute.domain';
import { useAttributes } from '../../../entities/attribute/use-attributes';
import { FormDialog } from '../../../entities/subscriber/FormDialog';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { TagChoice } from '../../../entities/tag/TagChoice';
import { useTags } from '../../../entities/tag/use-tags';
import { isOnlyMended } from '../subscriber.domain';
import { ConsentField } from './ConsentField';
import { messages } from './dialogs.messages';
import { EmailField } from './EmailField';

const texts = messages.edit;

interface SubscriberDraft {
  email: string;
  tagIds: readonly string[];
  consentSource: string;
  attributes: WrittenValues;
}

const fieldLabels: Readonly<Record<keyof SubscriberDraft, string>> = {
  email: messages.email,
  tagIds: messages.tags,
  consentSource: messages.consent,
  attributes: messages.details,
};

const draftOf = ({ displayEmail, tags, attributes }: Subscriber): SubscriberDraft => ({
  email: displayEmail,
  tagIds: tags.map(({ id }) => id),
  consentSource: '',
  attributes: writtenValues(attributes),
});

/** A field's value in words, in the choice after a conflict. */
const wordsOf = (field: keyof SubscriberDraft, value: unknown): string | null =>
  field === 'attributes'
    ? Object.values(value as WrittenValues)
        .filter(Boolean)
        .join(', ')
    : null;

const useSubscriberForm = (subscriber: Subscriber, attributes: readonly Attribute[]) => {
  const onServerValue = useRefresh();
  return useDraft<Subscriber, SubscriberDraft>({
    saved: subscriber,
    draftOf,
    onServerValue,
    failuresIn: 'form',
    texts: { failed: texts.failed, saved: ({ displayEmail }) => texts.saved(displayEmail) },
    send: ({ email, tagIds, consentSource, attributes: values }, { base }) => {
      const changes = changedValues(attributes, draftOf(base).attributes, values);
      const body = {
        tagIds: [...tagIds],
        ...(email.trim() === base.displayEmail ? {} : { email: email.trim() }),
        ...(consentSource.trim() ? { consentSource } : {}),
        ...(Object.keys(changes).length > 0 ? { attributes: changes } : {}),
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
  const attributes = useAttributes();
  const form = useSubscriberForm(subscriber, attributes);
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
      <DraftConflict form={form} labelOf={(field) => fieldLabels[field]} wordsOf={wordsOf} />
      <EmailField value={draft.email} onChange={(email) => change({ email })} isFirst />
      {!isOnlyMended(subscriber) && (
        <AttributeFields
          attributes={attributes}
          values={draft.attributes}
          problemOf={(key) => form.problemOf(`attributes.${key}`)}
          onChange={(values) => change({ attributes: values })}
        />
      )}
      {isOnlyMended(subscriber) ? (
        <Text size="sm">{texts.mend}</Text>
      ) : (
        <TagChoice
          label={messages.tags}
          description={messages.tagsHelp}
          tags={tags}
          chosen={draft.tagIds}
          onChange={(tagIds) => change({ tagIds })}
        />
      )}
      {isConsentNeeded && (
        <ConsentField value={draft.consentSource} onChange={(consentSource) => change({ consentSource })} />
      )}
    </FormDialog>
  );
};
