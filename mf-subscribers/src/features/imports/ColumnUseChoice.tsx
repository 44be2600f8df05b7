import { type Attribute, importedAttributeTypes } from '@folkmoot/contracts/client';
import { Stack, TextInput } from '@folkmoot/ui';
import { NativeSelect, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { optionsIn } from '../../entities/attribute/attribute.domain';
import { attributeTypeLabels } from '../../entities/attribute/attribute.messages';
import { type ColumnUse, newAttributeOf, type PreviewColumn, withType } from './import-form';
import { messages } from './imports.messages';

const texts = messages.mapping;
const SKIP = 'skip';
const NEW = 'new';
const KEY = 'key:';

const typeOptions = importedAttributeTypes.map((type) => ({ value: type, label: attributeTypeLabels[type] }));

const optionOf = (use: ColumnUse): string => {
  if (use.kind === 'skip') return SKIP;
  return use.kind === 'new' ? NEW : `${KEY}${use.key}`;
};

interface Props {
  column: PreviewColumn;
  use: ColumnUse;
  attributes: readonly Attribute[];
  onChange: (use: ColumnUse) => void;
}

interface OptionsProps {
  column: PreviewColumn;
  options: readonly string[];
  onChange: (options: string[]) => void;
}

/** The options of a choice, one a line. The text is kept here, so that an empty line can be typed. */
const Options = ({ column, options, onChange }: OptionsProps) => {
  const [text, setText] = useState(() => options.join('\n'));
  return (
    <Textarea
      size="xs"
      aria-label={texts.newOptions(column.name)}
      description={column.values ? texts.optionsOfColumn : texts.optionsByHand}
      inputWrapperOrder={['input', 'error', 'description']}
      value={text}
      error={options.length < 2 ? texts.optionsMissing : undefined}
      autosize
      minRows={2}
      maxRows={6}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(optionsIn(event.currentTarget.value));
      }}
    />
  );
};

const NewAttribute = ({ column, use, onChange }: Omit<Props, 'attributes'> & { use: ColumnUse & { kind: 'new' } }) => (
  <>
    <TextInput
      size="xs"
      aria-label={texts.newName(column.name)}
      value={use.attribute.name}
      error={use.attribute.name.trim() === '' ? texts.nameMissing : undefined}
      onChange={(event) => onChange({ ...use, attribute: { ...use.attribute, name: event.currentTarget.value } })}
    />
    <NativeSelect
      size="xs"
      aria-label={texts.newType(column.name)}
      data={typeOptions}
      value={use.attribute.type}
      onChange={(event) => {
        const type = importedAttributeTypes.find((each) => each === event.currentTarget.value);
        if (type) onChange({ ...use, attribute: withType(use.attribute, type, column) });
      }}
    />
    {use.attribute.type === 'choice' && (
      <Options
        column={column}
        options={use.attribute.options ?? []}
        onChange={(options) => onChange({ ...use, attribute: { ...use.attribute, options } })}
      />
    )}
  </>
);

/** The choice of how a column is kept. */
export const ColumnUseChoice = ({ column, use, attributes, onChange }: Props) => {
  const change = (value: string) => {
    if (value === SKIP) onChange({ kind: 'skip' });
    else if (value === NEW) onChange(newAttributeOf(column));
    else onChange({ kind: 'attribute', key: value.slice(KEY.length) });
  };
  const known = attributes.map(({ key, name, type }) => {
    const label = type === 'text' ? name : texts.typed(name, attributeTypeLabels[type]);
    return { value: `${KEY}${key}`, label };
  });
  return (
    <Stack gap={4}>
      <NativeSelect
        size="xs"
        aria-label={texts.keepAs(column.name)}
        data={[{ value: SKIP, label: texts.skip }, ...known, { value: NEW, label: texts.create }]}
        value={optionOf(use)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {use.kind === 'new' && <NewAttribute column={column} use={use} onChange={onChange} />}
    </Stack>
  );
};
