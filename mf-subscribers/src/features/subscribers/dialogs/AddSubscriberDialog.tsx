import { createSubscriberOperation } from '@folkmoot/contracts/client';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useState } from 'react';
import { FormDialog } from '../../../entities/subscriber/FormDialog';
import { failureText } from '../../../entities/subscriber/failure';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { TagChoice } from '../../../entities/tag/TagChoice';
import { useTags } from '../../../entities/tag/use-tags';
import { ConsentField } from './ConsentField';
import { messages } from './dialogs.messages';
import { EmailField } from './EmailField';

const texts = messages.add;

/** Adds one person, with the evidence of consent. */
export const AddSubscriberDialog = ({ onClose }: { onClose: () => void }) => {
  const tags = useTags();
  const [email, setEmail] = useState('');
  const [consentSource, setConsentSource] = useState('');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const refresh = useRefresh();
  const create = useOperationMutation(createSubscriberOperation);
  const tagIds = chosen ?? tags.filter(({ isDefault }) => isDefault).map(({ id }) => id);

  const submit = async () => {
    const added = await create.mutateAsync({ body: { email, tagIds, consentSource } }).catch(() => null);
    if (!added) return;
    notify.success(texts.added(added.email));
    onClose();
    await refresh();
  };

  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={email.includes('@') && consentSource.trim() !== '' && tagIds.length > 0}
      isBusy={create.isPending}
      failure={create.error && failureText(create.error, texts.failed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <EmailField value={email} onChange={setEmail} isFirst />
      <TagChoice label={messages.tags} tags={tags} chosen={tagIds} onChange={setChosen} isRequired />
      <ConsentField value={consentSource} onChange={setConsentSource} />
    </FormDialog>
  );
};
