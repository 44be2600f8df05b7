import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@folkmoot/contracts';
import { derivedKey } from '../../secrets/random-secret';

interface Meant {
  readonly userId: string;
  readonly kind: NotificationKind;
}

/** What stands in the link of a mail: whom and which kind it switches off. Worth nothing for anything else. */
export interface NotificationTokens {
  tokenOf(meant: Meant): string;
  /** Null for what we did not make. */
  read(token: string): Meant | null;
}

const maker = (key: string) => {
  const own = derivedKey(key, 'notifications');
  const signed = (text: string): string => createHmac('sha256', own).update(text).digest('base64url');
  return ({ userId, kind }: Meant): string => {
    const text = `${Buffer.from(userId).toString('base64url')}.${kind}`;
    return `${text}.${signed(text)}`;
  };
};

const isSame = (one: string, other: string): boolean => {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** Links of mails that were sent while `formerKey` signed them are still read. */
export const createNotificationTokens = (key: string, formerKey?: string): NotificationTokens => {
  const tokenOf = maker(key);
  const makers = formerKey === undefined ? [tokenOf] : [tokenOf, maker(formerKey)];
  return {
    tokenOf,
    read: (token) => {
      const [user = '', name = ''] = token.split('.');
      const kind = notificationKinds.find((each) => each === name);
      if (!kind) return null;
      const meant = { userId: Buffer.from(user, 'base64url').toString('utf8'), kind };
      return makers.some((make) => isSame(token, make(meant))) ? meant : null;
    },
  };
};
