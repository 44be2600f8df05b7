import { lookup } from '@folkmoot/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { DocumentPart } from './document-line.domain';
import { readTextLines } from './read-text-lines';

export interface DocxParts {
  readonly parts: readonly DocumentPart[];
  readonly pictures: number;
}

const DOCUMENT = 'word/document.xml';
const NUMBERING = 'word/numbering.xml';
const STYLES = 'word/styles.xml';
const READ_FILES = new Set([DOCUMENT, NUMBERING, STYLES]);
/** Text of a document without its pictures. A thousand pages have about 5 MB. */
const MAX_XML_BYTES = 32 * 1024 * 1024;

const HEADING_STYLE = /^(?:heading|title)\b/i;

interface Handlers {
  readonly open: (name: string, value: (attribute: string) => string) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Reads XML from its beginning to its end. Throws when it is not well formed. */
const readXml = (xml: string, { open, close, text }: Handlers): void => {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open(name, (attribute) => lookup(attributes, attribute) ?? ''));
  parser.on('closetag', ({ name }) => close?.(name));
  parser.on('text', (words) => text?.(words));
  parser.write(xml).close();
};

interface ListPlace {
  readonly numberingId: string;
  readonly level: number;
}

interface Styles {
  /** Name of a style in English, by its id: the id depends on the language of Word. */
  readonly names: ReadonlyMap<string, string>;
  /** Lists that a style belongs to. */
  readonly lists: ReadonlyMap<string, ListPlace>;
}

const readStyles = (xml: string): Styles => {
  const names = new Map<string, string>();
  const lists = new Map<string, ListPlace>();
  let style = '';
  readXml(xml, {
    open: (name, value) => {
      if (name === 'w:style') style = value('w:styleId');
      else if (name === 'w:name' && !names.has(style)) names.set(style, value('w:val'));
      else if (name === 'w:numId') lists.set(style, { numberingId: value('w:val'), level: 0 });
    },
  });
  return { names, lists };
};

/** The lists whose outermost level has bullets, by the id that paragraphs use. All others have numbers or letters. */
const readBulletLists = (xml: string): ReadonlySet<string> => {
  const formats = new Map<string, string>();
  const kinds = new Map<string, string>();
  let definition = '';
  let numbering = '';
  readXml(xml, {
    open: (name, value) => {
      if (name === 'w:abstractNum') definition = value('w:abstractNumId');
      else if (name === 'w:numFmt' && !formats.has(definition)) formats.set(definition, value('w:val'));
      else if (name === 'w:num') numbering = value('w:numId');
      else if (name === 'w:abstractNumId') kinds.set(numbering, value('w:val'));
    },
  });
  return new Set([...kinds].filter(([, kind]) => formats.get(kind) === 'bullet').map(([id]) => id));
};

class Paragraph {
  text = '';
  style = '';
  numberingId = '';
  level = 0;
}

const paragraphParts = (paragraph: Paragraph, styles: Styles, bullets: ReadonlySet<string>): DocumentPart[] => {
  const text = paragraph.text.trim();
  const list = paragraph.numberingId ? paragraph : styles.lists.get(paragraph.style);
  // A list or a heading of Word has no marker in its text.
  if (text !== '' && list && list.numberingId !== '0') {
    return [{ kind: bullets.has(list.numberingId) ? 'bullet' : 'numbered', text, level: list.level }];
  }
  const isHeading = HEADING_STYLE.test(styles.names.get(paragraph.style) ?? '');
  return text !== '' && isHeading ? [{ kind: 'heading', text, level: 0 }] : readTextLines(text);
};

/** Text of elements that have no characters of their own. */
const marks: Readonly<Record<string, string>> = { 'w:tab': ' ', 'w:br': '\n', 'w:cr': '\n', 'w14:checkbox': '☐ ' };

const readBody = (xml: string, styles: Styles, bullets: ReadonlySet<string>): DocxParts => {
  const parts: DocumentPart[] = [];
  let pictures = 0;
  let paragraph = new Paragraph();
  let rows: string[][] = [];
  /** Depth of tables: a table in a cell is part of the cell. */
  let tables = 0;
  let isText = false;
  const closeParagraph = () => {
    if (tables === 0) parts.push(...paragraphParts(paragraph, styles, bullets));
    else rows.at(-1)?.push(`${rows.at(-1)?.pop() ?? ''} ${paragraph.text}`.trim());
    paragraph = new Paragraph();
  };
  const closeTable = () => {
    tables -= 1;
    if (tables > 0) return;
    parts.push({ kind: 'table', rows });
    rows = [];
  };
  const opening: Readonly<Record<string, (value: (attribute: string) => string) => void>> = {
    'w:t': () => {
      isText = true;
    },
    'w:tbl': () => {
      tables += 1;
    },
    'w:tr': () => {
      if (tables === 1) rows.push([]);
    },
    'w:tc': () => {
      if (tables === 1) rows.at(-1)?.push('');
    },
    'w:pStyle': (value) => {
      paragraph.style = value('w:val');
    },
    'w:numId': (value) => {
      paragraph.numberingId = value('w:val');
    },
    'w:ilvl': (value) => {
      paragraph.level = Number(value('w:val')) || 0;
    },
    'w:drawing': () => {
      pictures += 1;
    },
    'w:pict': () => {
      pictures += 1;
    },
  };
  const closing: Readonly<Record<string, () => void>> = {
    'w:t': () => {
      isText = false;
    },
    'w:p': closeParagraph,
    'w:tbl': closeTable,
  };
  readXml(xml, {
    open: (name, value) => {
      paragraph.text += lookup(marks, name) ?? '';
      lookup(opening, name)?.(value);
    },
    close: (name) => lookup(closing, name)?.(),
    text: (text) => {
      if (isText) paragraph.text += text;
    },
  });
  return { parts, pictures };
};

/**
 * Paragraphs, lists and tables of a Word document (ISO/IEC 29500). Throws when it is damaged. Runs in a separate process.
 * The package mammoth needs `__proto__`, which our processes do not have.
 */
export const readDocx = (bytes: Uint8Array): DocxParts => {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => READ_FILES.has(name) && originalSize <= MAX_XML_BYTES,
  });
  const xmlOf = (name: string): string => {
    const file = lookup(files, name);
    return file ? strFromU8(file) : '<none/>';
  };
  if (!files[DOCUMENT]) throw new Error('The archive has no document of a readable size.');
  return readBody(xmlOf(DOCUMENT), readStyles(xmlOf(STYLES)), readBulletLists(xmlOf(NUMBERING)));
};
