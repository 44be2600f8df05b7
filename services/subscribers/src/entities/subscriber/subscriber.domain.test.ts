import { quickSearchKeysOf, searchedText, searchKeysOf } from './subscriber.domain';

const keysOf = (email: string, writtenEmail = email) =>
  quickSearchKeysOf({ email, writtenEmail, uniqueId: 'ID1' }).slice(0, -1);

describe('search keys', () => {
  it.each([
    ['amy@x.example', ['id1', 'amy@x.example', 'x.example']],
    ['a.b_c@x.example', ['id1', 'a.b_c@x.example', 'x.example', 'b_c@x.example', 'c@x.example']],
    ['a..b@x.example', ['id1', 'a..b@x.example', 'x.example', '.b@x.example', 'b@x.example']],
    ['amy@mail.x.example', ['id1', 'amy@mail.x.example', 'mail.x.example', 'x.example']],
    ['a.b@x', ['id1', 'a.b@x', 'x', 'b@x']],
    ['erased:7', ['id1', 'erased:7']],
  ])(
    'the keys of %s are the unique id, the address and its parts, without the end of the domain',
    (email, expected) => {
      expect(keysOf(email)).toEqual(expected);
    },
  );

  it('an address with letters beyond ASCII has keys for both forms and both domains', () => {
    const keys = keysOf('amy@xn--zrich-kva.example', 'Amy@Zürich.example');
    expect(keys).toEqual(expect.arrayContaining(['amy@zurich.example', 'zurich.example', 'xn--zrich-kva.example']));
  });

  it('an address of many parts has eight keys, including the unique id, the whole address and the domain', () => {
    const keys = keysOf(`${'a.'.repeat(30)}b@x.example`);
    expect(keys).toHaveLength(8);
    expect(keys.slice(0, 3)).toEqual(['id1', `${'a.'.repeat(30)}b@x.example`, 'x.example']);
  });
});

describe('search keys within words', () => {
  it('the local part and every text attribute are found from each letter on, with at least three letters', () => {
    const keys = searchKeysOf({
      email: 'amy@x.example',
      writtenEmail: 'amy@x.example',
      uniqueId: 'ID1',
      attributes: { last_name: 'Núñez', age: 41, member: true },
    });
    expect(keys).toEqual(['id1', 'amy@x.example', 'x.example', 'nunez', 'unez', 'nez', 'my@x.example']);
  });

  it('a person has at most 48 keys, however long their attributes are', () => {
    const attributes = { note: 'ab '.repeat(66) };
    expect(
      searchKeysOf({ email: 'amy@x.example', writtenEmail: 'amy@x.example', uniqueId: 'ID1', attributes }),
    ).toHaveLength(48);
  });
});

describe('searched text', () => {
  it.each([
    [' ÁMY ', 'amy'],
    ['@x', 'x'],
    ['@', '@'],
    ['a@', 'a@'],
    ['\u0000\t', ''],
    [undefined, ''],
  ])('%j is compared as %j', (written, expected) => {
    expect(searchedText(written)).toBe(expected);
  });
});
