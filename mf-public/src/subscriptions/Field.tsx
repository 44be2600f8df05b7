import { type OptInField, signupFields, TICKED } from '@folkmoot/contracts/client';
import type { SubscriptionWords } from './words';

interface Props {
  field: OptInField;
  value: string;
  /** What is wrong with it, in words. */
  problem: string | undefined;
  words: SubscriptionWords;
}

export const idOf = (fieldId: string): string => `f-${fieldId}`;
const problemId = (fieldId: string): string => `e-${fieldId}`;

export const Required = ({ words }: { words: SubscriptionWords }) => (
  <span className="fm-required">
    <span aria-hidden="true">{'\u00a0*'}</span>
    <span className="fm-sr"> ({words.required})</span>
  </span>
);

export const Problem = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={problemId(id)} className="fm-problem">
      {text}
    </p>
  );

/** What inputs of all types share. The browser's own check is for addresses only (D2), the rest is said by the page. */
const sharedProps = ({ field, problem }: Props) => ({
  id: idOf(field.id),
  name: signupFields.value(field.id),
  'aria-required': field.required || undefined,
  'aria-invalid': problem !== undefined || undefined,
  'aria-describedby': problem === undefined ? undefined : problemId(field.id),
});

const inputs = {
  text: { type: 'text', autoComplete: 'on', maxLength: 500 },
  email: { type: 'email', autoComplete: 'email', maxLength: 320 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
} as const;

const Line = (props: Props & { kind: keyof typeof inputs }) => (
  <input
    {...sharedProps(props)}
    {...inputs[props.kind]}
    className="fm-text"
    placeholder={props.field.placeholder || undefined}
    defaultValue={props.value}
  />
);

const Lines = (props: Props) => (
  <textarea
    {...sharedProps(props)}
    className="fm-text"
    rows={5}
    maxLength={5000}
    placeholder={props.field.placeholder || undefined}
    defaultValue={props.value}
  />
);

const Choice = (props: Props) => (
  <select {...sharedProps(props)} className="fm-select" defaultValue={props.value}>
    <option value="">{props.field.placeholder || props.words.choose}</option>
    {props.field.options?.map((option) => (
      <option key={option} value={option}>
        {option}
      </option>
    ))}
  </select>
);

const Tick = (props: Props) => (
  <label className="fm-choice">
    <input {...sharedProps(props)} type="checkbox" value={TICKED} defaultChecked={props.value !== ''} />
    <span>
      {props.field.label}
      {props.field.required && <Required words={props.words} />}
    </span>
  </label>
);

const controls = {
  text: (props: Props) => <Line {...props} kind="text" />,
  email: (props: Props) => <Line {...props} kind="email" />,
  phone: (props: Props) => <Line {...props} kind="phone" />,
  textarea: Lines,
  select: Choice,
  checkbox: Tick,
} as const satisfies Record<OptInField['type'], (props: Props) => unknown>;

/** One field of a sign-up: its label, what is wrong with what was entered, its input. */
export const Field = (props: Props) => {
  const { field, problem, words } = props;
  const Control = controls[field.type];
  return (
    <div className="fm-field">
      {field.type !== 'checkbox' && (
        <label htmlFor={idOf(field.id)}>
          {field.label}
          {field.required && <Required words={words} />}
        </label>
      )}
      <Problem id={field.id} text={problem} />
      <Control {...props} />
    </div>
  );
};
