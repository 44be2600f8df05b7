import {
  MAX_ATTRIBUTE_TEXT,
  MAX_RULE_DAYS,
  MAX_SEARCH,
  type SegmentCondition,
  subscriberSources,
  type Tag,
} from '@folkmoot/contracts/client';
import { SimpleGrid, TextInput } from '@folkmoot/ui';
import { MultiSelect, NumberInput, Select, TagsInput } from '@folkmoot/ui/controls';
import type { ComponentType } from 'react';
import { sourceOptions, statusOptions } from '../filter/filter';
import type { AttributeCondition, RuleFields } from './rule.domain';
import { ruleTexts as texts } from './rule.messages';

type Field = RuleFields['attributes'][number];
type Value = AttributeCondition['values'][number];

const inPlace = { withinPortal: false } as const;

interface OneValueProps {
  field: Field;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

const NumberValue = ({ label, value, onChange }: OneValueProps) => (
  <NumberInput
    label={label}
    value={typeof value === 'number' ? value : ''}
    onChange={(next) => onChange(typeof next === 'number' ? next : null)}
  />
);

const YesOrNo = ({ label, value, onChange }: OneValueProps) => (
  <Select
    label={label}
    data={[
      { value: 'yes', label: texts.yes },
      { value: 'no', label: texts.no },
    ]}
    value={value === false ? 'no' : 'yes'}
    onChange={(next) => onChange(next === 'yes')}
    allowDeselect={false}
    comboboxProps={inPlace}
  />
);

const Option = ({ field, label, value, onChange }: OneValueProps) => (
  <Select
    label={label}
    data={[...field.options]}
    value={typeof value === 'string' && value ? value : null}
    onChange={(next) => onChange(next ?? '')}
    searchable
    comboboxProps={inPlace}
  />
);

const TextOrDay = ({ field, label, value, onChange }: OneValueProps) => (
  <TextInput
    type={field.type === 'date' ? 'date' : 'text'}
    label={label}
    value={typeof value === 'string' ? value : ''}
    maxLength={MAX_ATTRIBUTE_TEXT}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

const inputOf: Readonly<Record<Field['type'], ComponentType<OneValueProps>>> = {
  text: TextOrDay,
  date: TextOrDay,
  number: NumberValue,
  choice: Option,
  yes_no: YesOrNo,
};

/** One value of an attribute, in the form of its type. An empty end of an interval is null. */
const OneValue = (props: OneValueProps) => {
  const Input = inputOf[props.field.type];
  return <Input {...props} />;
};

/** Several values of an attribute. */
const ManyValues = ({
  field,
  values,
  onChange,
}: {
  field: Field;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}) => {
  const written = values.map(String);
  if (field.type === 'choice') {
    return (
      <MultiSelect
        label={texts.anyOf}
        data={[...field.options]}
        value={written}
        onChange={onChange}
        searchable
        comboboxProps={inPlace}
      />
    );
  }
  const read = (texts: string[]): Value[] =>
    field.type === 'number' ? texts.map(Number).filter((value) => Number.isFinite(value)) : texts;
  return (
    <TagsInput
      label={texts.anyOf}
      placeholder={written.length === 0 ? texts.valuesHelp : undefined}
      value={written}
      onChange={(next) => onChange(read(next))}
      comboboxProps={inPlace}
    />
  );
};

interface AttributeValueProps {
  condition: AttributeCondition;
  field: Field;
  onChange: (condition: AttributeCondition) => void;
}

export const AttributeValueFields = ({ condition, field, onChange }: AttributeValueProps) => {
  const { comparison, values } = condition;
  const change = (next: Value[]) => onChange({ ...condition, values: next });
  if (comparison === 'known') return <span />;
  if (comparison === 'is_one_of') return <ManyValues field={field} values={values} onChange={change} />;
  const [first = null, second = null] = values;
  if (comparison !== 'between') {
    return <OneValue field={field} label={texts.value} value={first} onChange={(value) => change([value ?? ''])} />;
  }
  const end = (value: Value): Value => (value === '' ? null : value);
  return (
    <SimpleGrid cols={2} spacing="xs">
      <OneValue field={field} label={texts.from} value={first} onChange={(value) => change([end(value), second])} />
      <OneValue field={field} label={texts.to} value={second} onChange={(value) => change([first, end(value)])} />
    </SimpleGrid>
  );
};

interface DaysProps {
  label: string;
  description?: string;
  days: number;
  onChange: (days: number) => void;
}

const Days = ({ days, onChange, ...texts }: DaysProps) => (
  <NumberInput
    {...texts}
    value={days}
    min={1}
    max={MAX_RULE_DAYS}
    allowDecimal={false}
    clampBehavior="strict"
    onChange={(next) => onChange(Number(next) || 1)}
  />
);

type Subscribed = Extract<SegmentCondition, { of: 'subscribed' }>;

const SubscribedFields = ({ condition, onChange }: { condition: Subscribed; onChange: (next: Subscribed) => void }) => {
  const { from = '', to = '', withinDays } = condition;
  const dayFields = (days: { from: string; to: string }): Subscribed => ({
    of: 'subscribed',
    ...(days.from ? { from: days.from } : {}),
    ...(days.to ? { to: days.to } : {}),
  });
  if (withinDays !== undefined) {
    return (
      <Days label={texts.days} days={withinDays} onChange={(days) => onChange({ ...condition, withinDays: days })} />
    );
  }
  return (
    <SimpleGrid cols={2} spacing="xs">
      <TextInput
        type="date"
        label={texts.from}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange(dayFields({ from: event.currentTarget.value, to }))}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={to}
        min={from || undefined}
        onChange={(event) => onChange(dayFields({ from, to: event.currentTarget.value }))}
      />
    </SimpleGrid>
  );
};

type SignedUp = Extract<SegmentCondition, { of: 'signed_up' }>;

/** A page, and some of its places if a code hangs there. */
const SignedUpFields = ({
  condition: { pageId, codeIds = [] },
  fields: { pages = [] },
  onChange,
}: {
  condition: SignedUp;
  fields: RuleFields;
  onChange: (next: SignedUp) => void;
}) => {
  const codes = pages.find(({ id }) => id === pageId)?.codes ?? [];
  const chosen = (next: readonly string[]) => (next.length > 0 ? { codeIds: [...next] } : {});
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
      <Select
        label={texts.page}
        data={pages.map(({ id, title }) => ({ value: id, label: title }))}
        value={pageId || null}
        onChange={(next) => onChange({ of: 'signed_up', pageId: next ?? '' })}
        nothingFoundMessage={texts.noPages}
        allowDeselect={false}
        searchable
        comboboxProps={inPlace}
      />
      <MultiSelect
        label={texts.places}
        placeholder={codeIds.length === 0 ? texts.anyPlace : undefined}
        data={codes.map(({ id, label }) => ({ value: id, label }))}
        value={[...codeIds]}
        onChange={(next) => onChange({ of: 'signed_up', pageId, ...chosen(next) })}
        nothingFoundMessage={texts.noPlaces}
        disabled={pageId === ''}
        comboboxProps={inPlace}
      />
    </SimpleGrid>
  );
};

interface Props {
  condition: Exclude<SegmentCondition, AttributeCondition>;
  fields: RuleFields;
  tags: readonly Tag[];
  onChange: (condition: SegmentCondition) => void;
}

/** The values of a condition that is not about an attribute. */
export const ConditionValue = ({ condition, fields, tags, onChange }: Props) => {
  switch (condition.of) {
    case 'tags':
      return (
        <MultiSelect
          label={texts.anyOf}
          data={tags.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...condition.tagIds]}
          onChange={(tagIds) => onChange({ of: 'tags', tagIds })}
          searchable
          comboboxProps={inPlace}
        />
      );
    case 'status':
      return (
        <MultiSelect
          label={texts.anyOf}
          data={statusOptions}
          value={[...condition.statuses]}
          onChange={(chosen) => {
            const statuses = statusOptions.map(({ value }) => value).filter((value) => chosen.includes(value));
            onChange({ of: 'status', statuses: statuses.filter((value) => value !== 'erased') });
          }}
          comboboxProps={inPlace}
        />
      );
    case 'source':
      return (
        <MultiSelect
          label={texts.anyOf}
          data={sourceOptions}
          value={[...condition.sources]}
          onChange={(chosen) =>
            onChange({ of: 'source', sources: subscriberSources.filter((value) => chosen.includes(value)) })
          }
          comboboxProps={inPlace}
        />
      );
    case 'text':
      return (
        <TextInput
          label={texts.beginning}
          value={condition.q}
          maxLength={MAX_SEARCH}
          onChange={(event) => onChange({ of: 'text', q: event.currentTarget.value })}
        />
      );
    case 'subscribed':
      return <SubscribedFields condition={condition} onChange={onChange} />;
    case 'signed_up':
      return <SignedUpFields condition={condition} fields={fields} onChange={onChange} />;
    case 'invited':
      return (
        <Select
          label={texts.campaign}
          data={fields.campaigns.map(({ id, title }) => ({ value: id, label: title }))}
          value={condition.campaignId || null}
          onChange={(campaignId) => onChange({ of: 'invited', campaignId: campaignId ?? '' })}
          nothingFoundMessage={texts.noCampaigns}
          searchable
          comboboxProps={inPlace}
        />
      );
    case 'mailed':
      return (
        <Days
          label={texts.withinDays}
          description={texts.mailedHelp}
          days={condition.withinDays}
          onChange={(withinDays) => onChange({ of: 'mailed', withinDays })}
        />
      );
  }
};
