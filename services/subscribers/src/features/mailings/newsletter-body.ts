import type { NewsletterPart } from '@folkmoot/contracts';
import type { MailBlock } from '@folkmoot/service-kit';

type ListBlock = Extract<MailBlock, { kind: 'word-list' }>;
type Item = Extract<NewsletterPart, { words: unknown }>['words'];

/** The list with one more item, when the item goes on with it. */
const longerList = (last: MailBlock | undefined, isNumbered: boolean, item: Item): ListBlock | null =>
  last?.kind === 'word-list' && last.isNumbered === isNumbered ? { ...last, items: [...last.items, item] } : null;

/** A newsletter for the layout of mails. Neighbouring items of one kind are one list. */
export const newsletterBody = (parts: readonly NewsletterPart[]): MailBlock[] => {
  const body: MailBlock[] = [];
  for (const part of parts) {
    if (!('words' in part)) body.push(part);
    else if (part.kind === 'paragraph') body.push({ kind: 'words', words: part.words });
    else {
      const isNumbered = part.kind === 'number';
      const longer = longerList(body.at(-1), isNumbered, part.words);
      if (longer) body.splice(-1, 1, longer);
      else body.push({ kind: 'word-list', isNumbered, items: [part.words] });
    }
  }
  return body;
};
