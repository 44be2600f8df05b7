import {
  type Attribute,
  type AttributeType,
  attributeTypes,
  createAttributeOperation,
  listAttributesOperation,
  MAX_ATTRIBUTE_TEXT,
  updateAttributeOperation,
} from '@folkmoot/contracts/client';
import { api, DraftConflict, useDraft, useInvalidate } from '@folkmoot/shell-sdk';
import { TextInput } from '@folkmoot/ui';
import { NativeSelect, Textarea } from '@folkmoot/ui/controls';
import { optionsIn } from '../../entities/attribute/attribute.domain';
import { attributeTypeLabels } from '../../entities/attribute/attribute.messages';
import { FormDialog } from '../../entities/subscriber/FormDialog';
import { messages } from './details.messages';

const texts = messages.dialog;

interface AttributeDraft {
  name: string;
  type: AttributeType;
  /** One a line. */
  options: string;
}

const draftOf = (attribute: Attribute | null): AttributeDraft => ({
  name: attribute?.name ?? '',
  type: attribute?.type ?? 'text',
  options: attribute?.options.join('\n') ?? '',
});

const readAttribute = async (key: string): Promise<Attribute> => {
  const { items } = await api.call(listAttributesOperation, {});
  const attribute = items.find((each) => each.key === key);
  if (!attribute) throw new Error(`Attribute ${key} is not in the list.`);
  return attribute;
};

const useAttributeForm = (attribute: Attribute | null) => {
  const invalidate = useInvalidate();
  return useDraft<Attribute | null, AttributeDraft>({
    saved: attribute,
    draftOf,
    onServerValue: () => invalidate(listAttributesOperation),
    failuresIn: 'form',
    texts: { failed: texts.failed },
    send: ({ name, type, options }, { base }) =>
      base
        ? api.call(updateAttributeOperation, {
            params: { key: base.key },
            body: { name, ...(type === 'choice' ? { options: optionsIn(options) } : {}), revision: base.revision },
          })
        : api.call(createAttributeOperation, {
            body: { name, type, options: type === 'choice' ? optionsIn(options) : [] },
          }),
    read: ({ key }) => readAttribute(key),
  });
};

/** The dialog for a new or existing attribute. */
export const AttributeDialog = ({ attribute, onClose }: { attribute: Attribute | null; onClose: () => void }) => {
  const form = useAttributeForm(attribute);
  const { draft, change } = form;
  return (
    <FormDialog
      title={attribute ? texts.editTitle : texts.createTitle}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={draft.name.trim() !== '' && (draft.type !== 'choice' || optionsIn(draft.options).length > 1)}
      isBusy={form.isSaving}
      failure={form.failure}
      onClose={onClose}
      onSubmit={async () => {
        if (await form.save()) onClose();
      }}
    >
      <DraftConflict form={form} labelOf={(field) => texts[field]} />
      <TextInput
        label={texts.name}
        description={texts.nameHelp}
        value={draft.name}
        maxLength={MAX_ATTRIBUTE_TEXT}
        onChange={(event) => change({ name: event.currentTarget.value })}
        required
        data-autofocus
      />
      <NativeSelect
        label={texts.type}
        description={texts.typeHelp}
        value={draft.type}
        disabled={attribute !== null}
        data={attributeTypes.map((type) => ({ value: type, label: attributeTypeLabels[type] }))}
        onChange={(event) => change({ type: event.currentTarget.value as AttributeType })}
      />
      {draft.type === 'choice' && (
        <Textarea
          label={texts.options}
          description={attribute ? texts.optionsHelp : undefined}
          value={draft.options}
          error={form.problemOf('options')}
          autosize
          minRows={3}
          maxRows={10}
          required
          onChange={(event) => change({ options: event.currentTarget.value })}
        />
      )}
    </FormDialog>
  );
};
