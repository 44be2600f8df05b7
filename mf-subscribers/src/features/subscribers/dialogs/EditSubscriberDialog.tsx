import { type Subscriber, updateSubscriberOperation } from '@folkmoot/contracts/client';
import { isApiError, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useState } from 'react';
import { FormDialog } from '../../../records/FormDialog';
import { failureText } from '../../../records/failure';
import { TagChoice } from '../../../records/TagChoice';
import { useRefresh } from '../../../records/use-refresh';
import { useTags } from '../../../records/use-tags';
import { ConsentField } from './ConsentField';
import { messages } from './dialogs.messages';
import { EmailField } from './EmailField';

const texts = messages.edit;

/** Saves what changed; a conflict is told once, then the newer edit wins. */
const useSave = ({ id, revision, displayEmail }: Subscriber) => {
  const refresh = useRefresh();
  const update = useOperationMutation(updateSubscriberOperation);
  const isConflict = isApiError(update.error, 'stale_revision');
  const save = async (given: { email: string; tagIds: string[]; consentSource: string }): Promise<boolean> => {
    const email = given.email.trim();
    const body = {
      tagIds: given.tagIds,
      ...(email === displayEmail ? {} : { email }),
      ...(given.consentSource.trim() ? { consentSource: given.consentSource } : {}),
      ...(isConflict ? {} : { revision }),
    };
    const saved = await update.mutateAsync({ params: { subscriberId: id }, body }).catch(() => null);
    if (saved) notify.success(texts.saved(saved.displayEmail));
    await refresh();
    return saved !== null;
  };
  const failure = isConflict ? texts.conflict : update.error && failureText(update.error, texts.failed);
  return { save, failure, isConflict, isBusy: update.isPending };
};

/** Address and tags of one person; a new tag asks where the consent comes from. */
export const EditSubscriberDialog = ({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) => {
  const tags = useTags();
  const had = subscriber.tags.map(({ id }) => id);
  const [email, setEmail] = useState(subscriber.displayEmail);
  const [tagIds, setTagIds] = useState<string[]>(had);
  const [consentSource, setConsentSource] = useState('');
  const { save, failure, isConflict, isBusy } = useSave(subscriber);
  const isConsentNeeded = tagIds.some((id) => !had.includes(id));
  return (
    <FormDialog
      title={texts.title}
      submitLabel={isConflict ? texts.overwrite : texts.save}
      busyLabel={texts.saving}
      isReady={email.includes('@') && (!isConsentNeeded || consentSource.trim() !== '')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={async () => {
        if (await save({ email, tagIds, consentSource })) onClose();
      }}
    >
      <EmailField value={email} onChange={setEmail} isFirst />
      <TagChoice
        label={messages.tags}
        description={messages.tagsHelp}
        tags={tags}
        chosen={tagIds}
        onChange={setTagIds}
      />
      {isConsentNeeded && <ConsentField value={consentSource} onChange={setConsentSource} />}
    </FormDialog>
  );
};
