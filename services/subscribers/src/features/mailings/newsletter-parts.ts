import {
  type Council,
  filledMergeField,
  isHttpsAddress,
  lookup,
  mailPictureUrlOf,
  type NewsletterBlock,
  type NewsletterPart,
  replaceMergeFields,
} from '@folkmoot/contracts';
import { readOwnText } from '@folkmoot/documents/own-text';
import { surveyUrlOf } from './public-addresses';

interface PartsInput {
  /** Fills in merge fields. */
  readonly merge: (text: string) => string;
  readonly council: Council;
  readonly blocks: readonly NewsletterBlock[];
  readonly publicOrigin: string;
}

type Words = Extract<NewsletterPart, { words: unknown }>['words'];
type BlockOf<K extends NewsletterBlock['kind']> = Extract<NewsletterBlock, { kind: K }>;

/** A typed address, without the punctuation of its sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** Makes typed addresses links. */
const linked = ({ text, isBold }: Omit<Words[number], 'url'>): Words =>
  text.split(ADDRESS).flatMap((part, index) => {
    if (part === '') return [];
    return [index % 2 === 0 ? { text: part, isBold } : { text: part, isBold, url: part }];
  });

/** The values of merge fields that are the same for everybody. A newsletter has no campaign. */
export const newsletterValues = ({ name }: Pick<Council, 'name'>) => ({ council: name });

/** A text for readers whom nobody knows: fields of a person have their fallback. */
export const filledFor = (text: string, council: Council): string =>
  replaceMergeFields(text, (field) => filledMergeField(field, lookup(newsletterValues(council), field.key) ?? ''));

const isWritten = (...texts: string[]): boolean => texts.every((text) => text.trim() !== '');

const headingOf = ({ text }: BlockOf<'heading'>, { merge }: PartsInput): NewsletterPart[] =>
  isWritten(text) ? [{ kind: 'heading', text: merge(text).trim() }] : [];

const wordsOf = ({ text }: BlockOf<'text'>, { merge }: PartsInput): NewsletterPart[] =>
  readOwnText(merge(text)).map(({ kind, words }) => ({ kind, words: words.flatMap(linked) }));

const pictureOf = (
  { file, width, height, alt, isDecorative }: BlockOf<'picture'>,
  { council, publicOrigin }: PartsInput,
): NewsletterPart[] => {
  const url = `${publicOrigin}${mailPictureUrlOf(council.id, file)}`;
  return file === '' ? [] : [{ kind: 'picture', url, alt: isDecorative ? '' : alt.trim(), width, height }];
};

const surveyButton = (
  { label, campaignId }: BlockOf<'survey'>,
  { council, publicOrigin }: PartsInput,
): NewsletterPart[] => {
  const url = surveyUrlOf(publicOrigin, council, campaignId);
  return isWritten(label, campaignId) ? [{ kind: 'button', label: label.trim(), url }] : [];
};

const buttonOf = ({ label, url }: BlockOf<'button' | 'results'>): NewsletterPart[] =>
  isWritten(label) && isHttpsAddress(url) ? [{ kind: 'button', label: label.trim(), url }] : [];

/** The parts of a block. A block that has nothing to show yet has none. */
const partsOfBlock = (block: NewsletterBlock, input: PartsInput): NewsletterPart[] => {
  switch (block.kind) {
    case 'heading':
      return headingOf(block, input);
    case 'text':
      return wordsOf(block, input);
    case 'picture':
      return pictureOf(block, input);
    case 'survey':
      return surveyButton(block, input);
    default:
      return buttonOf(block);
  }
};

/** A newsletter as people read it. */
export const newsletterParts = (input: PartsInput): NewsletterPart[] =>
  input.blocks.flatMap((block) => partsOfBlock(block, input));
