import { type Council, DomainError, newsletterMergeFields, unknownMergeFields } from '@folkmoot/contracts';
import type { StoredAttribute } from '../../entities/attribute';
import type { StoredNewsletter } from '../../entities/mailing';
import { type ComposeMailing, composeLetter, type LetterTools, sharedSubject } from './compose-letter';
import { mailingWords, messages } from './mailing.messages';
import { newsletterBody } from './newsletter-body';
import { newsletterParts, newsletterValues } from './newsletter-parts';
import { newsletterUrlOf } from './public-addresses';

export type NewsletterWording = Pick<StoredNewsletter, 'subject' | 'title' | 'blocks' | 'isPublic'> &
  Partial<Pick<StoredNewsletter, 'audience'>> & { readonly isForHearBack?: boolean | undefined };

/**
 * Throws merge_field_unknown with the names of the fields. Fields are those of newsletters and the council's attributes.
 */
export const requireNewsletterFields = (
  { subject, title, blocks }: NewsletterWording,
  attributes: readonly StoredAttribute[],
): void => {
  const known = [...newsletterMergeFields, ...attributes.map(({ key }) => key)];
  const texts = [
    { path: 'subject', text: subject },
    { path: 'title', text: title },
    ...blocks.flatMap((block, index) =>
      block.kind === 'heading' || block.kind === 'text' ? [{ path: `blocks.${index}.text`, text: block.text }] : [],
    ),
  ];
  const fields = texts.flatMap(({ path, text }) => {
    const unknown = unknownMergeFields(text, known);
    return unknown.length > 0 ? [{ path, message: messages.unknownFields(unknown, known) }] : [];
  });
  if (fields.length > 0) throw new DomainError('merge_field_unknown', { fields });
};

interface ComposeNewsletterInput {
  readonly council: Council;
  readonly wording: NewsletterWording;
  /** Null for a newsletter that is not saved: then the link to its public page leads to the list. */
  readonly id: string | null;
}

/** The subject with its merge fields filled in. Fields of a person stay. */
export const newsletterSubject = (council: Council, { subject }: Pick<NewsletterWording, 'subject'>): string =>
  sharedSubject({ subject, shared: newsletterValues(council) });

/** Composes the messages of a newsletter. */
export const composeNewsletter = (
  tools: LetterTools,
  { council, wording, id }: ComposeNewsletterInput,
): ComposeMailing => {
  const { publicOrigin } = tools;
  const words = mailingWords(council.language);
  const { subject, title, blocks, isPublic, audience, isForHearBack = audience?.of === 'hear_back' } = wording;
  const page = newsletterUrlOf(publicOrigin, council, id ?? '');
  const letter = { council, subject, shared: newsletterValues(council), isForHearBack };
  return composeLetter(tools, letter, (merge) => ({
    title: merge(title),
    body: newsletterBody(newsletterParts({ council, blocks, publicOrigin, merge })),
    notes: isPublic ? [[{ label: words.inBrowser, url: page }]] : [],
  }));
};
