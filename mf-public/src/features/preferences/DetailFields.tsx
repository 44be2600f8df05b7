import { MAX_ATTRIBUTE_TEXT, type OwnData, ownDataFields } from '@folkmoot/contracts/client';
import { Problem } from '../../entities/subscription/Field';
import type { OwnPageWords } from './words';

type Detail = OwnData['attributes'][number];

interface Props {
  detail: Detail;
  value: string;
  isRefused: boolean;
  words: OwnPageWords['data'];
}

const idOf = ({ key }: Detail): string => `f-${key}`;

const sharedProps = ({ detail, isRefused }: Props) => ({
  id: idOf(detail),
  name: ownDataFields.value(detail.key),
  'aria-invalid': isRefused || undefined,
  'aria-describedby': isRefused ? `e-${detail.key}` : undefined,
});

const Line = ({ type, ...props }: Props & { type: 'text' | 'date' }) => (
  <input
    {...sharedProps(props)}
    className="fm-text"
    type={type}
    dir={type === 'text' ? 'auto' : undefined}
    inputMode={props.detail.type === 'number' ? 'decimal' : undefined}
    maxLength={MAX_ATTRIBUTE_TEXT}
    defaultValue={props.value}
  />
);

const Select = ({ options, ...props }: Props & { options: readonly (readonly [value: string, label: string])[] }) => (
  <select {...sharedProps(props)} className="fm-select" defaultValue={props.value}>
    <option value="">{props.words.notSet}</option>
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

const controls = {
  text: (props: Props) => <Line {...props} type="text" />,
  number: (props: Props) => <Line {...props} type="text" />,
  date: (props: Props) => <Line {...props} type="date" />,
  choice: (props: Props) => <Select {...props} options={props.detail.options.map((option) => [option, option])} />,
  yes_no: (props: Props) => (
    <Select
      {...props}
      options={[
        ['yes', props.words.yes],
        ['no', props.words.no],
      ]}
    />
  ),
} as const satisfies Record<Detail['type'], (props: Props) => unknown>;

/** One field of the person's details. */
export const DetailField = (props: Props) => {
  const { detail, isRefused, words } = props;
  const Control = controls[detail.type];
  return (
    <div className="fm-field">
      <label htmlFor={idOf(detail)}>{detail.name}</label>
      <Problem id={detail.key} text={isRefused ? words.problems[detail.type] : undefined} />
      <Control {...props} />
    </div>
  );
};
