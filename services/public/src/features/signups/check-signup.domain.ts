import {
  isEmailAddress,
  lookup,
  MAX_PAGE_FIELD_TEXT,
  MAX_SIGNUP_EMAIL,
  MAX_SIGNUP_LONG_TEXT,
  MAX_SIGNUP_PHONE,
  MAX_SIGNUP_TEXT,
  type OptInField,
  type SignupProblem,
  type SignupProblemKind,
  TICKED,
} from '@folkmoot/contracts';

/** The input of a person, unchecked. */
export interface SignupInput {
  readonly data: Readonly<Record<string, string | boolean>>;
  readonly tagIds: readonly string[];
}

export interface CheckedSignup {
  readonly email: string;
  /** By field id; without empty fields. */
  readonly data: Record<string, string>;
  readonly tagIds: string[];
  readonly problems: SignupProblem[];
}

type Field = Pick<OptInField, 'id' | 'type' | 'required' | 'options'>;

const LONGEST: Readonly<Record<OptInField['type'], number>> = {
  text: MAX_SIGNUP_TEXT,
  email: MAX_SIGNUP_EMAIL,
  phone: MAX_SIGNUP_PHONE,
  select: MAX_PAGE_FIELD_TEXT,
  textarea: MAX_SIGNUP_LONG_TEXT,
  checkbox: 10,
};

const PHONE = /^\+?[0-9 ().\-/]{5,40}$/;
const MIN_DIGITS = 5;

const enteredIn = ({ id, type }: Field, data: SignupInput['data']): string => {
  const entered = Object.hasOwn(data, id) ? lookup(data, id) : undefined;
  if (type === 'checkbox')
    return entered === true || (typeof entered === 'string' && entered !== '' && entered !== 'false') ? TICKED : '';
  return typeof entered === 'string' ? entered.trim() : '';
};

type Check = (value: string, field: Field) => SignupProblemKind | null;

const fine: Check = () => null;
const checks: Readonly<Record<OptInField['type'], Check>> = {
  text: fine,
  textarea: fine,
  checkbox: fine,
  email: (value) => (isEmailAddress(value) ? null : 'email_invalid'),
  phone: (value) => (PHONE.test(value) && value.replace(/\D/g, '').length >= MIN_DIGITS ? null : 'phone_invalid'),
  select: (value, { options = [] }) => (options.includes(value) ? null : 'option_unknown'),
};

const problemWith = (field: Field, value: string, isAddress: boolean): SignupProblemKind | null => {
  if (value === '') {
    if (isAddress) return 'email_missing';
    return field.required ? 'required' : null;
  }
  return value.length > LONGEST[field.type] ? 'too_long' : checks[field.type](value, field);
};

/** The field with the email address: the first one of its type. */
export const addressField = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ type }) => type === 'email');

/** Checks a sign-up against the present page. Fields and topics that the page does not have are ignored. */
export const checkSignup = (
  fields: readonly Field[],
  offered: readonly { readonly id: string }[],
  signup: SignupInput,
): CheckedSignup => {
  const address = addressField(fields);
  const values = fields.map((field) => ({ field, value: enteredIn(field, signup.data) }));
  const problems = values.flatMap(({ field, value }): SignupProblem[] => {
    const kind = problemWith(field, value, field === address);
    return kind ? [{ field: field.id, kind }] : [];
  });
  const tagIds = offered.filter(({ id }) => signup.tagIds.includes(id)).map(({ id }) => id);
  if (!address) problems.push({ field: 'email', kind: 'email_missing' });
  if (tagIds.length === 0) problems.push({ field: 'topics', kind: 'topics_missing' });
  const data = Object.fromEntries(values.flatMap(({ field, value }) => (value === '' ? [] : [[field.id, value]])));
  return { email: address ? enteredIn(address, signup.data) : '', data, tagIds, problems };
};
