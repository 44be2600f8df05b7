import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { readRef } from '../../entities/delivery';
import type { MailReport, ReadReport } from './forms';

/** Messages are nested at most so deep: a report contains the message, and nothing in that matters. */
const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true } as const;
/** A report names few recipients. */
const MAX_FIELDS = 200;

const decoder = new TextDecoder();

const textOf = ({ content }: Attachment): string => (typeof content === 'string' ? content : decoder.decode(content));

/** The fields of a text such as `Action: failed`, in lower case by name. Blocks of fields have an empty line between. */
const fieldsOf = (text: string): Map<string, string>[] =>
  text
    .replace(/\r\n/g, '\n')
    .split('\n\n')
    .map((block) => {
      const fields = new Map<string, string>();
      for (const line of block.split('\n').slice(0, MAX_FIELDS)) {
        const colon = line.indexOf(':');
        if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
      }
      return fields;
    });

const partOf = ({ attachments }: Email, types: readonly string[]): string | null => {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  return part ? textOf(part) : null;
};

const PERMANENT = /^5\./;
const POLICY = /^5\.7\./;

/** The kind of one recipient; undefined for a block of fields without an outcome. */
const kindOfRecipient = (fields: ReadonlyMap<string, string>): MailReport['kind'] | undefined => {
  const action = fields.get('action')?.toLowerCase();
  const status = fields.get('status') ?? '';
  if (action === 'failed' && PERMANENT.test(status) && !POLICY.test(status)) return 'bounced';
  return action === 'failed' || action === 'delayed' ? 'delayed' : undefined;
};

/** RFC 3464: an address failed for good, or the message is delayed. A message of ours has one recipient. */
const kindOfStatus = (text: string): MailReport['kind'] | undefined =>
  fieldsOf(text)
    .map(kindOfRecipient)
    .find((kind) => kind !== undefined);

/** RFC 5965: the person marked the message as spam. */
const kindOfFeedback = (text: string): MailReport['kind'] | undefined => {
  const type = fieldsOf(text)[0]?.get('feedback-type')?.toLowerCase();
  return type === 'abuse' || type === 'fraud' ? 'complained' : undefined;
};

/** The reference in the headers of the message that the report returns. */
const refIn = (original: string) => {
  const end = original.replace(/\r\n/g, '\n').indexOf('\n\n');
  const head = end < 0 ? original : original.replace(/\r\n/g, '\n').slice(0, end);
  const [fields] = fieldsOf(head.replace(/\r?\n[ \t]+/g, ' '));
  return readRef(fields?.get('x-folkmoot-delivery')) ?? readRef(fields?.get('message-id'));
};

/**
 * The report in a message of the bounce mailbox; null for every other message. Throws for a message that is no mail.
 */
export const readReportMessage = async (source: Buffer): Promise<ReadReport> => {
  const email = await PostalMime.parse(source, LIMITS);
  const status = partOf(email, ['message/delivery-status', 'message/global-delivery-status']);
  const feedback = partOf(email, ['message/feedback-report']);
  const original = partOf(email, ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers']);
  if (original === null) return null;
  const kind = feedback === null ? kindOfStatus(status ?? '') : kindOfFeedback(feedback);
  const ref = refIn(original);
  return kind && ref ? { kind, ref } : null;
};
