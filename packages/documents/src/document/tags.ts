import type { Document } from '../sheet';

/** Structure elements of tagged PDFs. */
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
  /** Alternative text of a picture. */
  readonly alt?: string;
  /** Whether a cell is the heading of a row or a column. */
  readonly scope?: 'Row' | 'Column';
}

interface Opened {
  readonly part: Part;
  readonly element: PDFKit.PDFStructureElement;
}

/** The open structure elements, the innermost last; null inside decoration. */
export type Tags = (Opened | null)[];

export interface Tagged {
  readonly document: Document;
  readonly tags: Tags;
}

/** Container elements: a text directly in one becomes a paragraph of its own. */
const gathering: ReadonlySet<Part> = new Set(['Document', 'BlockQuote', 'Table', 'TR']);

/** The root element. */
export const openTags = (document: Document): Tags => {
  const element = document.struct('Document');
  document.addStructure(element);
  return [{ part: 'Document', element }];
};

export const closeTags = (tags: Tags): void => {
  for (const opened of tags.splice(0).reverse()) opened?.element.end();
};

/** Tags everything that `draw` writes with this element. */
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

/** Tags a text as a paragraph, unless its element already defines its role. */
export const asText = <T>(tagged: Tagged, draw: () => T): T => {
  const around = tagged.tags.at(-1);
  return around && gathering.has(around.part) ? within(tagged, 'P', draw) : draw();
};

/** Content of the innermost element; it must be on one page. */
export const asContent = ({ document, tags }: Tagged, draw: () => void): void => {
  const around = tags.at(-1);
  if (!around) {
    draw();
    return;
  }
  around.element.add(document.markStructureContent(around.part));
  // Nested content belongs to the same element.
  tags.push(null);
  draw();
  tags.pop();
  document.endMarkedContent();
};

/** Marks decoration that screen readers skip: lines, backgrounds and other items without information of their own. */
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

/** Text whose visual order differs from its reading order. */
export const asReadOut = ({ document }: Tagged, actual: string, draw: () => void): void => {
  document.markContent('Span', { actual });
  draw();
  document.endMarkedContent();
};
