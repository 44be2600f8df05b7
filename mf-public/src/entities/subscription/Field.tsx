import {
  MAX_SIGNUP_EMAIL,
  MAX_SIGNUP_LONG_TEXT,
  MAX_SIGNUP_PHONE,
  MAX_SIGNUP_TEXT,
  type OptInField,
  signupFields,
  TICKED,
} from '@folkmoot/contracts/client';
import type { SubscriptionWords } from './words';

interface Props {
  field: OptInField;
  value: string;
  /** The problem as a text. */
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

/** Properties of inputs of all types. The browser checks email addresses only; the page reports everything else. */
const sharedProps = ({ field, problem }: Props) => ({
  id: idOf(field.id),
  name: signupFields.value(field.id),
  'aria-required': field.required || undefined,
  'aria-invalid': problem !== undefined || undefined,
  'aria-describedby': problem === undefined ? undefined : problemId(field.id),
});

const inputs = {
  text: { type: 'text', autoComplete: 'on', maxLength: MAX_SIGNUP_TEXT },
  email: { type: 'email', autoComplete: 'email', maxLength: MAX_SIGNUP_EMAIL },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: MAX_SIGNUP_PHONE },
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
    maxLength={MAX_SIGNUP_LONG_TEXT}
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

/** One field of a sign-up: label, problem and input. */
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
