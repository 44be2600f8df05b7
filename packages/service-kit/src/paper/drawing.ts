import { cards } from './cards';
import { type CodeSheet, codePdf } from './code';
import type { DocumentContent } from './document/document-content';
import { documentPdf } from './document/document-pdf';
import type { PaperContent } from './paper-content';
import { type PaperSize, poster } from './poster';

/** What can be drawn as PDF: plain data, so that another process can be told of it. */
export type Drawable =
  | { readonly of: 'document'; readonly content: DocumentContent }
  | { readonly of: 'poster'; readonly size: PaperSize; readonly content: PaperContent }
  | { readonly of: 'cards'; readonly content: PaperContent }
  | { readonly of: 'code'; readonly content: CodeSheet };

export interface DrawOptions {
  /** Told how much of a document is done, of how much. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Draws as PDF; rejects when the signal aborts. */
export type Draw = (what: Drawable, options?: DrawOptions) => Promise<Buffer>;

/** Draws where it is called: letters are measured one by one, so it belongs into a process for heavy work. */
export const drawPaper = (what: Drawable, onProgress?: DrawOptions['onProgress']): Promise<Buffer> => {
  if (what.of === 'document') return documentPdf(what.content, { onDrawn: onProgress });
  if (what.of === 'poster') return poster({ ...what.content, size: what.size });
  return what.of === 'cards' ? cards(what.content) : codePdf(what.content);
};
