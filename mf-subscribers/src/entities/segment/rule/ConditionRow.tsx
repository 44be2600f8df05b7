import {
  type AttributeComparison,
  comparisonsOfType,
  type SegmentCondition,
  type Tag,
} from '@folkmoot/contracts/client';
import { IconX } from '@folkmoot/ui';
import { IconButton, Select } from '@folkmoot/ui/controls';
import { AttributeValueFields, ConditionValue } from './ConditionValue';
import { fieldOf, newAttributeCondition, newCondition, type RuleFields } from './rule.domain';
import { ruleTexts as texts } from './rule.messages';
import classes from './rule.module.css';

const ATTRIBUTE = 'attribute:';
const inPlace = { withinPortal: false } as const;

const option = (value: keyof typeof newCondition) => ({ value, label: texts.subjects[value] });

const subjectsOf = ({ attributes }: RuleFields) => [
  {
    group: texts.aboutPerson,
    items: attributes.map(({ key, name }) => ({ value: `${ATTRIBUTE}${key}`, label: name })),
  },
  {
    group: texts.onList,
    items: (['tags', 'status', 'source', 'signed_up', 'subscribed', 'text'] as const).map(option),
  },
  { group: texts.messages, items: (['invited', 'mailed'] as const).map(option) },
];

const conditionAbout = (subject: string, fields: RuleFields): SegmentCondition | null => {
  const field = fieldOf(fields, subject.slice(ATTRIBUTE.length));
  if (subject.startsWith(ATTRIBUTE)) return field ? newAttributeCondition(field) : null;
  const kind = (Object.keys(newCondition) as (keyof typeof newCondition)[]).find((each) => each === subject);
  return kind ? newCondition[kind] : null;
};

interface Props {
  condition: SegmentCondition;
  /** `2.1`: the first condition of the second group. */
  position: string;
  fields: RuleFields;
  tags: readonly Tag[];
  /** Null removes the condition. */
  onChange: (condition: SegmentCondition | null) => void;
}

const Comparison = ({ condition, fields, onChange }: Props) => {
  const field = condition.of === 'attribute' ? fieldOf(fields, condition.key) : undefined;
  if (condition.of === 'subscribed') {
    return (
      <Select
        className={classes.comparison}
        label={texts.when}
        data={[
          { value: 'within', label: texts.withinDays },
          { value: 'between', label: texts.betweenDays },
        ]}
        value={condition.withinDays === undefined ? 'between' : 'within'}
        onChange={(next) => onChange(next === 'within' ? newCondition.subscribed : { of: 'subscribed' })}
        allowDeselect={false}
        comboboxProps={inPlace}
      />
    );
  }
  if (condition.of !== 'attribute' || !field) return null;
  return (
    <Select
      className={classes.comparison}
      label={texts.comparison}
      data={comparisonsOfType[field.type].map((value) => ({ value, label: texts.comparisons[value] }))}
      value={condition.comparison}
      onChange={(next) => next && onChange(newAttributeCondition(field, next as AttributeComparison))}
      allowDeselect={false}
      comboboxProps={inPlace}
    />
  );
};

const Values = ({ condition, fields, tags, onChange }: Props) => {
  if (condition.of !== 'attribute') {
    const isWide = condition.of !== 'subscribed';
    return (
      <div className={isWide ? classes.wide : undefined}>
        <ConditionValue condition={condition} fields={fields} tags={tags} onChange={onChange} />
      </div>
    );
  }
  const field = fieldOf(fields, condition.key);
  if (!field) return <div className={classes.wide}>{texts.findsNobody}</div>;
  return <AttributeValueFields condition={condition} field={field} onChange={onChange} />;
};

/** One condition: what is compared, how, and with which values. */
export const ConditionRow = (props: Props) => {
  const { condition, position, fields, onChange } = props;
  const subject = condition.of === 'attribute' ? `${ATTRIBUTE}${condition.key}` : condition.of;
  const change = (next: string | null) => {
    const about = next && next !== subject ? conditionAbout(next, fields) : null;
    if (about) onChange(about);
  };
  return (
    <fieldset aria-label={texts.conditionAt(position)} data-position={position} className={classes.row}>
      <Select
        label={texts.subject}
        placeholder={texts.deletedAttribute}
        data={subjectsOf(fields)}
        value={subject}
        onChange={change}
        allowDeselect={false}
        searchable
        comboboxProps={inPlace}
      />
      <Comparison {...props} />
      <Values {...props} />
      <IconButton icon={IconX} label={texts.removeCondition(position)} onClick={() => onChange(null)} />
    </fieldset>
  );
};
