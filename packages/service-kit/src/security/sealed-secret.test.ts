import { createSealedSecrets } from './sealed-secret';

const secrets = createSealedSecrets('a key of thirty-two characters or more', 'test');

describe('a sealed secret', () => {
  it('a sealed secret is opened when owner and key are the same', () => {
    const sealed = secrets.seal('sk-ünsafe 🔑', 'p1');
    expect(secrets.open(sealed, 'p1')).toBe('sk-ünsafe 🔑');
    expect(sealed).not.toContain('sk-');
    expect(secrets.seal('sk-ünsafe 🔑', 'p1')).not.toBe(sealed);
  });
  it('a sealed secret is not opened when it was changed or cut, or when owner, key or purpose differ', () => {
    const sealed = secrets.seal('secret', 'p1');
    const flipped = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect([secrets.open(flipped, 'p1'), secrets.open(sealed.slice(0, 10), 'p1'), secrets.open('', 'p1')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(secrets.open(sealed, 'p2')).toBeNull();
    expect(createSealedSecrets('another key of thirty-two characters', 'test').open(sealed, 'p1')).toBeNull();
    expect(createSealedSecrets('a key of thirty-two characters or more', 'other').open(sealed, 'p1')).toBeNull();
  });
});
