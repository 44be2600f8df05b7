import { cards } from './cards';
import { type CodeSheet, codePdf } from './code';
import type { DocumentContent } from './document/document-content';
import { documentPdf } from './document/document-pdf';
import type { PaperContent, PaperPlace } from './paper-content';
import { type PaperSize, poster } from './poster';

/** One sheet for each. Without places, one sheet of the content's own code. */
type Places = readonly PaperPlace[] | undefined;

/** Documents that can be drawn as PDF: plain data, so that they can be sent to another process. */
export type Drawable =
  | { readonly of: 'document'; readonly content: DocumentContent }
  | { readonly of: 'poster'; readonly size: PaperSize; readonly content: PaperContent; readonly places?: Places }
  | { readonly of: 'cards'; readonly content: PaperContent; readonly places?: Places }
  | { readonly of: 'code'; readonly content: CodeSheet };

export interface DrawOptions {
  /** Called with the progress of a document: parts done, parts in total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Draws as PDF; rejects when the signal aborts. */
export type Draw = (drawable: Drawable, options?: DrawOptions) => Promise<Buffer>;

/** Draws in the calling process. This takes CPU time for every letter, so call it in a process for heavy work. */
export const drawPaper = (drawable: Drawable, onProgress?: DrawOptions['onProgress']): Promise<Buffer> => {
  if (drawable.of === 'document') return documentPdf(drawable.content, { onDrawn: onProgress });
  if (drawable.of === 'poster') return poster({ ...drawable.content, places: drawable.places, size: drawable.size });
  return drawable.of === 'cards' ? cards({ ...drawable.content, places: drawable.places }) : codePdf(drawable.content);
};
