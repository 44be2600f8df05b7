import { addressOf } from './mail';

/** For mails that a program sends by itself, so that nobody's absence note answers them (RFC 3834). */
export const automaticHeaders = { 'Auto-Submitted': 'auto-generated' } as const;

/** One click in the mail program unsubscribes, by a POST to `url` (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Letters that need no encoding inside quotation marks. */
const PLAIN_NAME = /^[A-Za-z0-9 .,'()&-]{1,80}$/;

interface List {
  readonly id: string;
  readonly name: string;
}

/**
 * Says which list a mail belongs to, so that mail programs can sort it (RFC 2919). The id does not change when the
 * council gets another name or address.
 */
export const listHeaders = ({ id, name }: List, from: string) => {
  const domain = addressOf(from).split('@')[1] ?? 'localhost';
  const listId = `<updates.${id.toLowerCase().replace(/[^a-z0-9-]/g, '-')}.${domain}>`;
  return { 'List-Id': PLAIN_NAME.test(name) ? `"${name}" ${listId}` : listId };
};
