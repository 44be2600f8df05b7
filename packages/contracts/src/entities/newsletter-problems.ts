/** The parts of a newsletter that are missing, free of zod so that browsers can have this for nothing. */
import { isHttpsAddress } from '../core/https-address';
import type { NewsletterBlock } from './newsletter';
import type { NewsletterProblem } from './newsletter-terms';

const unless = (isThere: boolean, problem: NewsletterProblem): NewsletterProblem[] => (isThere ? [] : [problem]);
const isWritten = (text: string): boolean => text.trim() !== '';

/** The parts that a block lacks. */
export const problemsOfBlock = (block: NewsletterBlock): NewsletterProblem[] => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return unless(isWritten(block.text), 'text');
    case 'picture':
      return [...unless(block.file !== '', 'picture'), ...unless(block.isDecorative || isWritten(block.alt), 'alt')];
    case 'survey':
      return [...unless(block.campaignId !== '', 'survey'), ...unless(isWritten(block.label), 'label')];
    default:
      return [...unless(isWritten(block.label), 'label'), ...unless(isHttpsAddress(block.url), 'address')];
  }
};
