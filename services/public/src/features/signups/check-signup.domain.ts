import {
  isEmailAddress,
  lookup,
  type OptInField,
  type SignupProblem,
  type SignupProblemKind,
  TICKED,
} from '@folkmoot/contracts';

/** What a person entered, as it came. */
export interface GivenSignup {
  readonly data: Readonly<Record<string, string | boolean>>;
  readonly tagIds: readonly string[];
}

export interface CheckedSignup {
  readonly email: string;
  /** By id of the field; what was left empty is left out. */
  readonly data: Record<string, string>;
  readonly tagIds: string[];
  readonly problems: SignupProblem[];
}

type Field = Pick<OptInField, 'id' | 'type' | 'required' | 'options'>;

const LONGEST: Readonly<Record<OptInField['type'], number>> = {
  text: 500,
  email: 320,
  phone: 40,
  select: 200,
  textarea: 5000,
  checkbox: 10,
};

const PHONE = /^\+?[0-9 ().\-/]{5,40}$/;
const MIN_DIGITS = 5;

const enteredIn = ({ id, type }: Field, data: GivenSignup['data']): string => {
  const given = Object.hasOwn(data, id) ? lookup(data, id) : undefined;
  if (type === 'checkbox')
    return given === true || (typeof given === 'string' && given !== '' && given !== 'false') ? TICKED : '';
  return typeof given === 'string' ? given.trim() : '';
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

/** The field that the address is taken from: the first of its type. */
export const addressField = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ type }) => type === 'email');

/**
 * Checks a sign-up against the page as it is now: fields that the page does not have and topics that it does not offer
 * are passed over.
 */
export const checkSignup = (
  fields: readonly Field[],
  offered: readonly { readonly id: string }[],
  given: GivenSignup,
): CheckedSignup => {
  const address = addressField(fields);
  const values = fields.map((field) => ({ field, value: enteredIn(field, given.data) }));
  const problems = values.flatMap(({ field, value }): SignupProblem[] => {
    const kind = problemWith(field, value, field === address);
    return kind ? [{ field: field.id, kind }] : [];
  });
  const tagIds = offered.filter(({ id }) => given.tagIds.includes(id)).map(({ id }) => id);
  if (!address) problems.push({ field: 'email', kind: 'email_missing' });
  if (tagIds.length === 0) problems.push({ field: 'topics', kind: 'topics_missing' });
  const data = Object.fromEntries(values.flatMap(({ field, value }) => (value === '' ? [] : [[field.id, value]])));
  return { email: address ? enteredIn(address, given.data) : '', data, tagIds, problems };
};
