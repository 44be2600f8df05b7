import { type AttributeChanges, type AttributeValues, createSubscriberOperation } from '@folkmoot/contracts/client';
import { fieldProblem, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useState } from 'react';
import { AttributeFields } from '../../../entities/attribute/AttributeFields';
import { changedValues, type WrittenValues } from '../../../entities/attribute/attribute.domain';
import { useAttributes } from '../../../entities/attribute/use-attributes';
import { FormDialog } from '../../../entities/subscriber/FormDialog';
import { failureText } from '../../../entities/subscriber/failure';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { TagChoice } from '../../../entities/tag/TagChoice';
import { useTags } from '../../../entities/tag/use-tags';
import { ConsentField } from './ConsentField';
import { messages } from './dialogs.messages';
import { EmailField } from './EmailField';

const texts = messages.add;

/** Without what is empty. */
const writtenOnly = (changes: AttributeChanges): AttributeValues =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])),
  );

/** Adds one person, with the evidence of consent. */
export const AddSubscriberDialog = ({ onClose }: { onClose: () => void }) => {
  const tags = useTags();
  const attributes = useAttributes();
  const [values, setValues] = useState<WrittenValues>({});
  const [email, setEmail] = useState('');
  const [consentSource, setConsentSource] = useState('');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const refresh = useRefresh();
  const create = useOperationMutation(createSubscriberOperation);
  const tagIds = chosen ?? tags.filter(({ isDefault }) => isDefault).map(({ id }) => id);

  const submit = async () => {
    const details = writtenOnly(changedValues(attributes, {}, values));
    const body = { email, tagIds, consentSource, ...(Object.keys(details).length > 0 ? { attributes: details } : {}) };
    const added = await create.mutateAsync({ body }).catch(() => null);
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
      <AttributeFields
        attributes={attributes}
        values={values}
        problemOf={(key) => fieldProblem(create.error, `attributes.${key}`)}
        onChange={setValues}
      />
      <TagChoice label={messages.tags} tags={tags} chosen={tagIds} onChange={setChosen} isRequired />
      <ConsentField value={consentSource} onChange={setConsentSource} />
    </FormDialog>
  );
};
