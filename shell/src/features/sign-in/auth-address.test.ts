import { readAuthAddress } from './auth-address';

const at = (search: string, hash = '') => readAuthAddress({ search, hash });

describe('readAuthAddress', () => {
  it('finds nothing in a plain address', () => {
    expect(at('')).toEqual({ credentials: null, error: null, awaitsFactor: false });
    expect(at('?awaits=second-factor')).toEqual({ credentials: null, error: null, awaitsFactor: true });
  });

  it('finds the code of an emailed link', () => {
    expect(at('?code=abc').credentials).toEqual({ code: 'abc' });
  });

  it.each([
    ['?access_token=a&refresh_token=r', ''],
    ['', '#access_token=a&refresh_token=r'],
  ])('finds a pair of tokens in %s%s (E-57)', (search, hash) => {
    expect(at(search, hash).credentials).toEqual({ accessToken: 'a', refreshToken: 'r' });
  });

  it('finds nothing in half a pair', () => {
    expect(at('?access_token=a').credentials).toBeNull();
  });

  it.each(['?error=access_denied', '#error=access_denied&error_code=otp_expired&error_description=x'])(
    'for the known code in %s has our own text (E-58)',
    (address) => {
      const [search, hash] = address.startsWith('#') ? ['', address] : [address, ''];
      expect(at(search, hash).error).toBe('Magic link verification failed. Please try logging in again.');
    },
  );

  it('says that authentication failed when there is no description', () => {
    expect(at('?error=server_error').error).toBe('Authentication failed. Please try again.');
  });

  it('cuts a foreign description at 200 characters (E-58)', () => {
    expect(at(`?error=x&error_description=${'a'.repeat(500)}`).error).toBe('a'.repeat(200));
  });

  it('redeems nothing when there is an error beside a code', () => {
    expect(at('?error=x&code=abc').credentials).toBeNull();
  });
});
