import { createHmac } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@folkmoot/contracts';
import { isSameText } from '@folkmoot/service-kit';
import { derivedKey } from '../../entities/secret';

interface NotificationChoice {
  readonly userId: string;
  readonly kind: NotificationKind;
}

/** The content of an unsubscribe link: the user and the kind to switch off. Valid for nothing else. */
export interface NotificationTokens {
  tokenOf(choice: NotificationChoice): string;
  /** Null for a token that was not signed by this installation. */
  read(token: string): NotificationChoice | null;
}

const maker = (key: string) => {
  const own = derivedKey(key, 'notifications');
  const signed = (text: string): string => createHmac('sha256', own).update(text).digest('base64url');
  return ({ userId, kind }: NotificationChoice): string => {
    const text = `${Buffer.from(userId).toString('base64url')}.${kind}`;
    return `${text}.${signed(text)}`;
  };
};

/** Also reads links of mails that were signed with `formerKey`. */
export const createNotificationTokens = (key: string, formerKey?: string): NotificationTokens => {
  const tokenOf = maker(key);
  const makers = formerKey === undefined ? [tokenOf] : [tokenOf, maker(formerKey)];
  return {
    tokenOf,
    read: (token) => {
      const [user = '', name = ''] = token.split('.');
      const kind = notificationKinds.find((each) => each === name);
      if (!kind) return null;
      const choice = { userId: Buffer.from(user, 'base64url').toString('utf8'), kind };
      return makers.some((make) => isSameText(token, make(choice))) ? choice : null;
    },
  };
};
