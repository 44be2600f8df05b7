import type { Document } from '../sheet';

/** Parts of a document as readers of tagged PDFs know them. */
export type Part =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'BlockQuote'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

interface PartOptions {
  /** What is read instead of a picture. */
  readonly alt?: string;
  /** What a cell is the heading of. */
  readonly scope?: 'Row' | 'Column';
}

interface Opened {
  readonly part: Part;
  readonly element: PDFKit.PDFStructureElement;
}

/** The parts that are open, the innermost last; null within what no reader needs to know of. */
export type Tags = (Opened | null)[];

export interface Tagged {
  readonly document: Document;
  readonly tags: Tags;
}

/** Parts that hold others; a text in them is a paragraph of its own. */
const gathering: ReadonlySet<Part> = new Set(['Document', 'BlockQuote', 'Table', 'TR']);

/** The part that all others are in. */
export const openTags = (document: Document): Tags => {
  const element = document.struct('Document');
  document.addStructure(element);
  return [{ part: 'Document', element }];
};

export const closeTags = (tags: Tags): void => {
  for (const opened of tags.splice(0).reverse()) opened?.element.end();
};

/** Whatever is written meanwhile belongs to this part. */
export const within = <T>({ document, tags }: Tagged, part: Part, draw: () => T, options: PartOptions = {}): T => {
  const around = tags.at(-1);
  if (!around) return draw();
  const element = document.struct(part, options);
  around.element.add(element);
  tags.push({ part, element });
  try {
    return draw();
  } finally {
    tags.pop();
    element.end();
  }
};

/** A text that is a paragraph, unless the part that it stands in says what it is. */
export const asText = <T>(tagged: Tagged, draw: () => T): T => {
  const around = tagged.tags.at(-1);
  return around && gathering.has(around.part) ? within(tagged, 'P', draw) : draw();
};

/** Signs of the innermost part; they stand on one page. */
export const asContent = ({ document, tags }: Tagged, draw: () => void): void => {
  const around = tags.at(-1);
  if (!around) {
    draw();
    return;
  }
  around.element.add(document.markStructureContent(around.part));
  // What stands in it is the same content.
  tags.push(null);
  draw();
  tags.pop();
  document.endMarkedContent();
};

/** What readers pass over: lines, plates and whatever says nothing that the text does not. */
export const asDecoration = (
  { document, tags }: Tagged,
  draw: (document: Document) => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void => {
  document.markContent('Artifact', { type });
  tags.push(null);
  draw(document);
  tags.pop();
  document.endMarkedContent();
};

/** Signs that stand in another order than they are read in. */
export const asReadOut = ({ document }: Tagged, actual: string, draw: () => void): void => {
  document.markContent('Span', { actual });
  draw();
  document.endMarkedContent();
};
