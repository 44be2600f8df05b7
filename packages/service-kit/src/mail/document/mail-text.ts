import type { MailBlock, MailDocument, MailLink, MailWords } from './mail-document.types';

const linkLine = ({ label, url }: MailLink): string => `${label}: ${url}`;

const wordsText = (words: readonly MailWords[]): string => words.map(({ text }) => text).join('');

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `• ${item}`).join('\n');
    case 'words':
      return wordsText(block.words);
    case 'word-list':
      return block.items
        .map((item, index) => `${block.isNumbered ? `${index + 1}.` : '•'} ${wordsText(item)}`)
        .join('\n');
    case 'button':
      return linkLine(block);
    case 'links':
      return block.links.map(linkLine).join('\n');
    case 'picture':
      return block.alt;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'divider':
      return '* * *';
  }
};

const footerText = (line: string | readonly MailLink[]): string =>
  typeof line === 'string' ? line : line.map(linkLine).join('\n');

/** The plain part of a mail. It says what the HTML part says. */
export const mailText = ({ productName, council, title, body, footer = [] }: MailDocument): string =>
  [
    council?.name ?? productName,
    title,
    ...body.map(blockText),
    ...(footer.length > 0 ? ['--', footer.map(footerText).join('\n')] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
