import { maskedAddress } from './masked-address.domain';

test.each([
  ['amy.jones@riverside.example', 'a***@riverside.example'],
  ['amy@riverside.example', 'a***@riverside.example'],
  ['al@riverside.example', '***@riverside.example'],
  ['a@riverside.example', '***@riverside.example'],
])('maskedAddress of %s shows %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});
