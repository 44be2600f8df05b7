import type { OptInField } from '@folkmoot/contracts';
import { checkSignup } from './check-signup.domain';

const field = (overrides: Partial<OptInField>): OptInField => ({
  id: 'x',
  type: 'text',
  label: 'X',
  placeholder: '',
  required: false,
  ...overrides,
});
const email = field({ id: 'email', type: 'email', required: true });
const offered = [{ id: 't1' }, { id: 't2' }];
const check = (fields: OptInField[], data: Record<string, string | boolean>, tagIds = ['t1']) =>
  checkSignup(fields, offered, { data, tagIds });

describe('a sign-up checked against its page', () => {
  it.each<[string, Partial<OptInField>, string | boolean | undefined, string | null]>([
    ['a required text, empty', { required: true }, undefined, 'required'],
    ['a required text of blanks', { required: true }, '   ', 'required'],
    ['a text that need not be', {}, '', null],
    ['a text of 501 characters', {}, 'a'.repeat(501), 'too_long'],
    ['a textarea of 5,000 characters', { type: 'textarea' }, 'a'.repeat(5000), null],
    ['a phone in national spelling', { type: 'phone' }, '(01234) 567-890', null],
    ['a phone in international spelling', { type: 'phone' }, '+44 20 7946 0000', null],
    ['a phone number without digits', { type: 'phone' }, 'call me', 'phone_invalid'],
    ['a phone of brackets', { type: 'phone' }, '(((((((', 'phone_invalid'],
    ['a choice among the options', { type: 'select', options: ['North'] }, 'North', null],
    ['a choice that is not among the options', { type: 'select', options: ['North'] }, 'West', 'option_unknown'],
    ['a choice without options', { type: 'select' }, 'North', 'option_unknown'],
    ['a required checkbox, not ticked', { type: 'checkbox', required: true }, undefined, 'required'],
    ['a required checkbox, false', { type: 'checkbox', required: true }, false, 'required'],
    ['a required checkbox, ticked', { type: 'checkbox', required: true }, true, null],
    ['a second address, wrong', { type: 'email' }, 'amy@', 'email_invalid'],
    ['a text that is not a string', { type: 'text' }, true, null],
  ])('a form is checked with %s', (_, attributes, value, kind) => {
    const { problems } = check([email, field(attributes)], {
      email: 'amy@residents.example',
      ...(value === undefined ? {} : { x: value }),
    });
    expect(problems).toEqual(kind ? [{ field: 'x', kind }] : []);
  });

  it.each([
    ['amy@residents.example', null],
    [' Amy@Residents.example ', null],
    ['amy+news@residents.example', null],
    ['amy@bücher.example', null],
    ['amy', 'email_invalid'],
    ['amy@localhost', 'email_invalid'],
    ['a\r\nBcc: x@y.example', 'email_invalid'],
    ['', 'email_missing'],
  ])('the address %j has the problem %j', (value, kind) =>
    expect(check([email], { email: value }).problems.map((problem) => problem.kind)).toEqual(kind ? [kind] : []),
  );

  it('a page without an address field needs an email address', () =>
    expect(check([field({})], {}).problems).toEqual([{ field: 'email', kind: 'email_missing' }]));

  it('fields and topics that the page does not have are ignored', () => {
    const { data, tagIds, problems } = check(
      [email],
      { email: 'amy@residents.example', other: 'x', constructor: 'x' },
      ['t2', 't9', 't2'],
    );
    expect({ data, tagIds, problems }).toEqual({
      data: { email: 'amy@residents.example' },
      tagIds: ['t2'],
      problems: [],
    });
  });

  it('a tick is stored as a word, and an empty field is not stored', () => {
    const fields = [email, field({ id: 'ok', type: 'checkbox' }), field({ id: 'why' })];
    expect(check(fields, { email: 'amy@residents.example', ok: 'on', why: ' ' }).data).toEqual({
      email: 'amy@residents.example',
      ok: 'yes',
    });
  });

  it('every required field and the topics are named when nothing is filled in', () =>
    expect(check([email, field({ required: true })], {}, []).problems).toEqual([
      { field: 'email', kind: 'email_missing' },
      { field: 'x', kind: 'required' },
      { field: 'topics', kind: 'topics_missing' },
    ]));
});
