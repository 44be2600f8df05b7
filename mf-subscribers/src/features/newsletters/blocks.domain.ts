import { type NewsletterBlock, type NewsletterBlockKind, problemsOfBlock } from '@folkmoot/contracts/client';
import { messages } from './newsletters.messages';

const texts = messages.editor;

/** A new block of a kind. */
export const newBlock = (kind: NewsletterBlockKind, id: string): NewsletterBlock => {
  switch (kind) {
    case 'heading':
    case 'text':
      return { kind, id, text: '' };
    case 'picture':
      return { kind, id, file: '', width: 0, height: 0, alt: '', isDecorative: false };
    case 'survey':
      return { kind, id, label: texts.surveyLabel, campaignId: '' };
    default:
      return { kind, id, label: kind === 'results' ? texts.resultsLabel : '', url: '' };
  }
};

export const replaced = (blocks: readonly NewsletterBlock[], block: NewsletterBlock): NewsletterBlock[] =>
  blocks.map((each) => (each.id === block.id ? block : each));

/** Number of blocks that need something before they can be sent. */
export const incompleteIn = (blocks: readonly NewsletterBlock[]): number =>
  blocks.filter((block) => problemsOfBlock(block).length > 0).length;
