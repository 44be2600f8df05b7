import { lookup, MAX_PAGE_FIELD_TEXT, type OptInField } from '@folkmoot/contracts/client';
import { ActionIcon, Badge, Group, IconArrowDown, IconArrowUp, IconTrash, Stack, TextInput } from '@folkmoot/ui';
import { Checkbox, NativeSelect, Textarea, Tooltip } from '@folkmoot/ui/controls';
import { type KeyboardEvent, useState } from 'react';
import { useAttributes } from '../../../entities/attribute/use-attributes';
import { attributesFor, fieldProblem, optionsIn } from './draft.domain';
import { fieldTypeLabels, messages } from './editor.messages';
import classes from './editor.module.css';

const texts = messages.fields;

interface Props {
  field: OptInField;
  /** Index, from 0. */
  index: number;
  count: number;
  isAddress: boolean;
  onChange: (patch: Partial<Omit<OptInField, 'id' | 'type'>>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

interface ControlProps {
  label: string;
  color?: string;
  disabled?: boolean;
  icon: typeof IconTrash;
  onClick: () => void;
}

const Control = ({ label, color = 'gray', disabled, icon: Icon, onClick }: ControlProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color={color}
      size="lg"
      aria-label={label}
      disabled={disabled}
      bg={disabled ? 'transparent' : undefined}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  </Tooltip>
);

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One option per line. Empty lines stay while the person types. */
const Options = ({ field, error, onChange }: Pick<Props, 'field' | 'onChange'> & { error: string | null }) => {
  const [text, setText] = useState((field.options ?? []).join('\n'));
  return (
    <Textarea
      label={texts.options}
      value={text}
      autosize
      minRows={3}
      maxRows={10}
      required
      error={error}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange({ options: optionsIn(event.currentTarget.value) });
      }}
    />
  );
};

/** A checkbox has no placeholder. */
const Placeholder = ({ field, onChange }: Pick<Props, 'field' | 'onChange'>) =>
  field.type === 'checkbox' ? null : (
    <TextInput
      label={field.type === 'select' ? texts.choosePlaceholder : texts.placeholder}
      value={field.placeholder}
      maxLength={MAX_PAGE_FIELD_TEXT}
      onChange={(event) => onChange({ placeholder: event.currentTarget.value })}
    />
  );

/** The attribute of the person that the answer is kept as. */
const KeepAs = ({ field, onChange }: Pick<Props, 'field' | 'onChange'>) => {
  const attributes = attributesFor(field, useAttributes());
  if (attributes.length === 0) return null;
  return (
    <NativeSelect
      label={texts.keepAs}
      description={texts.keepAsHelp}
      value={field.attribute ?? ''}
      data={[
        { value: '', label: texts.keepAsNothing },
        ...attributes.map(({ key, name }) => ({ value: key, label: name })),
      ]}
      onChange={(event) => onChange({ attribute: event.currentTarget.value || undefined })}
    />
  );
};

/** One field of the form: always movable by buttons and by keyboard. */
export const FieldCard = ({ field, index, count, isAddress, onChange, onMove, onRemove }: Props) => {
  const problem = fieldProblem(field);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? lookup(steps, event.key) : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  const name = field.label || fieldTypeLabels[field.type];
  return (
    <li className={classes.field} data-problem={problem ?? undefined} onKeyDown={onKeyDown}>
      <Stack gap="sm" role="group" aria-label={texts.fieldOf(name)}>
        <Group justify="space-between" wrap="nowrap">
          <Badge variant="light" color="gray">
            {fieldTypeLabels[field.type]}
          </Badge>
          <Group gap={2} wrap="nowrap">
            <Control label={texts.moveUp} icon={IconArrowUp} disabled={index === 0} onClick={() => onMove(index - 1)} />
            <Control
              label={texts.moveDown}
              icon={IconArrowDown}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
            <Control
              label={isAddress ? texts.cannotRemove : texts.remove}
              icon={IconTrash}
              color="red"
              disabled={isAddress}
              onClick={onRemove}
            />
          </Group>
        </Group>
        <TextInput
          label={texts.label}
          value={field.label}
          maxLength={MAX_PAGE_FIELD_TEXT}
          required
          data-field={field.id}
          error={problem === 'label' ? texts.problems.label : null}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
        />
        {field.type === 'select' && (
          <Options
            field={field}
            onChange={onChange}
            error={problem && problem !== 'label' ? texts.problems[problem] : null}
          />
        )}
        <Placeholder field={field} onChange={onChange} />
        {!isAddress && <KeepAs field={field} onChange={onChange} />}
        <Checkbox
          label={texts.required}
          description={isAddress ? texts.requiredAlways : undefined}
          checked={field.required || isAddress}
          disabled={isAddress}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
      </Stack>
    </li>
  );
};
