import { type Attribute, lookup, MAX_ATTRIBUTE_TEXT } from '@folkmoot/contracts/client';
import { SimpleGrid, TextInput } from '@folkmoot/ui';
import { Fieldset, Select } from '@folkmoot/ui/controls';
import { NO, type WrittenValues, YES } from './attribute.domain';
import { attributeWords as texts } from './attribute.messages';

interface FieldProps {
  attribute: Attribute;
  value: string;
  error?: string | null | undefined;
  onChange: (value: string) => void;
}

/** A value that is no longer an option stays choosable. */
const optionsOf = ({ type, options }: Attribute, value: string) => {
  if (type === 'yes_no')
    return [
      { value: YES, label: texts.yes },
      { value: NO, label: texts.no },
    ];
  const all = value === '' || options.includes(value) ? options : [...options, value];
  return all.map((option) => ({ value: option, label: option }));
};

const Field = ({ attribute, value, error, onChange }: FieldProps) => {
  const { name, type } = attribute;
  if (type === 'choice' || type === 'yes_no')
    return (
      <Select
        label={name}
        data={optionsOf(attribute, value)}
        value={value || null}
        placeholder={texts.none}
        clearable
        error={error}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  return (
    <TextInput
      label={name}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      value={value}
      maxLength={MAX_ATTRIBUTE_TEXT}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

interface Props {
  attributes: readonly Attribute[];
  values: WrittenValues;
  /** The server's problem with a value. */
  problemOf?: (key: string) => string | null | undefined;
  onChange: (values: WrittenValues) => void;
}

/** The details of one person. */
export const AttributeFields = ({ attributes, values, problemOf, onChange }: Props) =>
  attributes.length === 0 ? null : (
    <Fieldset legend={texts.details}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        {attributes.map((attribute) => (
          <Field
            key={attribute.key}
            attribute={attribute}
            value={lookup(values, attribute.key) ?? ''}
            error={problemOf?.(attribute.key)}
            onChange={(value) => onChange({ ...values, [attribute.key]: value })}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
