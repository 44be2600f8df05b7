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

export const createNotificationTokens = (key: string): NotificationTokens => {
  const own = derivedKey(key, 'notifications');
  const signed = (text: string): string => createHmac('sha256', own).update(text).digest('base64url');
  const tokenOf = ({ userId, kind }: Meant): string => {
    const text = `${Buffer.from(userId).toString('base64url')}.${kind}`;
    return `${text}.${signed(text)}`;
  };
  return {
    tokenOf,
    read: (token) => {
      const [user = '', name = ''] = token.split('.');
      const kind = notificationKinds.find((each) => each === name);
      if (!kind) return null;
      const meant = { userId: Buffer.from(user, 'base64url').toString('utf8'), kind };
      const [given, wanted] = [Buffer.from(token), Buffer.from(tokenOf(meant))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? meant : null;
    },
  };
};
