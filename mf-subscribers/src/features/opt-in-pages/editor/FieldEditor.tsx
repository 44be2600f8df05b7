import { type OptInField, type OptInFieldType, optInFieldTypes } from '@folkmoot/contracts/client';
import { Button, Card, IconPlus, Stack, Text, Title, VisuallyHidden } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { changedField, isAddress, MOST_FIELDS, movedField, newField } from './draft.domain';
import { fieldTypeLabels, messages } from './editor.messages';
import classes from './editor.module.css';
import { FieldCard } from './FieldCard';

const texts = messages.fields;

interface Props {
  fields: readonly OptInField[];
  onChange: (fields: OptInField[]) => void;
}

/** Focuses the label of a new field. */
const useFocusOf = () => {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const label = list.current?.querySelector<HTMLInputElement>(`[data-field="${wanted}"]`);
    label?.focus();
    label?.select();
    setWanted(null);
  }, [wanted]);
  return { list, focus: setWanted };
};

const AddField = ({ isFull, onAdd }: { isFull: boolean; onAdd: (type: OptInFieldType) => void }) => (
  <Menu position="bottom-start" width={220} returnFocus={false}>
    <Menu.Target>
      <Button
        variant="default"
        disabled={isFull}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
        w="fit-content"
      >
        {texts.add}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {optInFieldTypes.map((type) => (
        <Menu.Item key={type} onClick={() => onAdd(type)}>
          {fieldTypeLabels[type]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

/** The fields of the form: add, move, change, delete. What moves is announced. */
export const FieldEditor = ({ fields, onChange }: Props) => {
  const [announced, setAnnounced] = useState('');
  const { list, focus } = useFocusOf();
  const isFull = fields.length >= MOST_FIELDS;

  const add = (type: OptInFieldType) => {
    const field = newField(type, messages.newLabels[type]);
    onChange([...fields, field]);
    setAnnounced(texts.added(field.label));
    focus(field.id);
  };
  const move = (field: OptInField, to: number) => {
    const next = movedField(fields, field.id, to);
    onChange(next);
    setAnnounced(texts.moved(field.label, next.findIndex(({ id }) => id === field.id) + 1, next.length));
  };
  const remove = (field: OptInField) => {
    const at = fields.indexOf(field);
    const left = fields.filter((each) => each !== field);
    onChange(left);
    setAnnounced(texts.removed(field.label));
    // The focus moves to the next field, not to the top of the page.
    focus((left[at] ?? left[at - 1])?.id ?? null);
  };

  return (
    <Card component="section" aria-label={texts.heading}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3">
            {texts.heading}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
        </div>
        <ul ref={list} className={classes.fields} aria-label={texts.list}>
          {fields.map((field, index) => (
            <FieldCard
              key={field.id}
              field={field}
              index={index}
              count={fields.length}
              isAddress={isAddress(fields, field.id)}
              onChange={(patch) => onChange(changedField(fields, field.id, patch))}
              onMove={(to) => move(field, to)}
              onRemove={() => remove(field)}
            />
          ))}
        </ul>
        <AddField isFull={isFull} onAdd={add} />
        {isFull && (
          <Text size="sm" c="dimmed">
            {texts.full}
          </Text>
        )}
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Stack>
    </Card>
  );
};
