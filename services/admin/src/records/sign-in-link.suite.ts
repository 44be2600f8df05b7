import { NOW } from '../testing/samples';
import type { Repositories } from './repositories';

const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

/** The same tests over MongoDB and the fake. */
export const linkTests = (kept: () => Repositories) => {
  describe('sign-in links', () => {
    test('a link, is mailed once a minute and five times, is given back, and is redeemed once', async () => {
      const { links } = kept();
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
    test('a link, claimed by twenty at once, is mailed by one of them', async () => {
      const { links } = kept();
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) => links.claimMail('u1', `n${index}`, NOW)),
      );
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    });
  });
};
