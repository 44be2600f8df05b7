import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

describe('sign-in links', () => {
  test('a link is mailed once a minute and five times, a failed mail is not counted, and it is redeemed once', async () => {
    const { links } = repositoriesOf();
    const first = await links.claimMail('u1', 'n1', NOW);
    expect(first).toMatchObject({ id: 'u1', nonce: 'n1', mails: 1, issuedAt: NOW, expiresAt: later(15) });
    expect(await links.claimMail('u1', 'n2', NOW)).toBeNull();
    expect(await links.claimMail('u2', 'n3', NOW)).toMatchObject({ nonce: 'n3' });
    for (const minute of [1, 2, 3, 4]) {
      expect(await links.claimMail('u1', 'n2', later(minute))).toMatchObject({ nonce: 'n1', mails: minute + 1 });
    }
    expect(await links.claimMail('u1', 'n2', later(5))).toBeNull();
    const last = await links.find('u1');
    if (last) await links.releaseMail(last);
    expect(await links.claimMail('u1', 'n2', later(5))).toMatchObject({ nonce: 'n1', mails: 5 });
    expect(await links.claimMail('u1', 'n2', later(13))).toBeNull();
    expect(await links.redeem('u1', 'n2', later(13))).toBe(false);
    expect(await links.redeem('u1', 'n1', later(15))).toBe(false);
    expect(await links.redeem('u1', 'n1', later(13))).toBe(true);
    expect(await links.redeem('u1', 'n1', later(13))).toBe(false);
    expect(await links.find('u1')).toBeNull();
    expect(await links.claimMail('u2', 'n4', later(14))).toMatchObject({
      nonce: 'n4',
      mails: 1,
      issuedAt: later(14),
    });
  });

  test('a link is mailed once when twenty requests claim it at once', async () => {
    const { links } = repositoriesOf();
    const claims = await Promise.all(Array.from({ length: 20 }, (_, index) => links.claimMail('u1', `n${index}`, NOW)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });
});

describe('sign-in codes', () => {
  test('a code is redeemed once, by its own kind and before it expires', async () => {
    const { codes } = repositoriesOf();
    const code = { id: 'h1', kind: 'link', userId: 'u1', expiresAt: later(15) } as const;
    await codes.add(code);
    expect(await codes.find('h1', 'link', later(14))).toEqual(code);
    expect(await codes.find('h1', 'support', NOW)).toBeNull();
    expect(await codes.find('h1', 'link', later(15))).toBeNull();
    expect(await codes.redeem('h2', 'link', NOW)).toBeNull();
    expect(await codes.redeem('h1', 'support', NOW)).toBeNull();
    expect(await codes.redeem('h1', 'link', later(15))).toBeNull();
    expect(await codes.redeem('h1', 'link', later(14))).toEqual(code);
    expect(await codes.redeem('h1', 'link', later(14))).toBeNull();
  });
});
