import { DomainError } from '@folkmoot/contracts';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { messages } from './logo.messages';
import { requireSmallDrawing, type SvgElement } from './svg-cost';
import { drawnElements, editorNamespaces, knownAttributes, SVG, usualNamespaces, XLINK } from './svg-names';
import { leadsElsewhere, targetsIn } from './svg-references';

const MOST_ELEMENTS = 10_000;
const MOST_ATTRIBUTES = 100;
const DEEPEST = 64;
const encodings = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

const refused = (content: string): DomainError =>
  new DomainError('file_unreadable', { detail: messages.active(content) });
const broken = (cause?: unknown): DomainError => new DomainError('file_unreadable', { detail: messages.broken, cause });
const tooMuch = (): DomainError => new DomainError('file_unreadable', { detail: messages.tooComplicated });

const pages = new Set(['foreignObject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas']);

/** Why an element is not allowed; null when it is. */
const elementProblem = ({ local, uri }: SaxesTagNS): string | null => {
  if (editorNamespaces.has(uri)) return null;
  const isDrawing = uri === SVG || uri === '';
  if (isDrawing && drawnElements.has(local)) return null;
  if (local.toLowerCase() === 'script') return messages.scripts;
  if (!isDrawing || pages.has(local)) return messages.foreign;
  return messages.unknown(local);
};

interface Attribute {
  readonly local: string;
  readonly prefix: string;
  readonly uri: string;
  readonly value: string;
}

const isNamed = ({ local }: Attribute): boolean =>
  knownAttributes.has(local) || local.startsWith('data-') || local.startsWith('aria-');

const isLink = ({ local, uri }: Attribute): boolean => local === 'href' && (uri === XLINK || uri === '' || uri === SVG);

const startsScript = (value: string): boolean => {
  const scheme = value.slice(0, value.indexOf(':')).replace(/\s/g, '').toLowerCase();
  return scheme === 'javascript' || scheme === 'vbscript';
};

/** Raster pictures may be embedded in the drawing. All other references must be within the drawing. */
const linkProblem = (element: string, value: string): string | null => {
  if (startsScript(value)) return messages.scripts;
  const target = value.trim();
  if (target === '' || target.startsWith('#')) return null;
  const isPicture = element === 'image' && /^data:image\/(?:png|jpe?g|webp|gif)[;,]/i.test(target.slice(0, 40));
  return isPicture ? null : messages.references;
};

const attributeProblem = (element: string, attribute: Attribute): string | null => {
  const { local, prefix, uri, value } = attribute;
  if (editorNamespaces.has(uri) || prefix === 'xmlns') return null;
  if (local.toLowerCase().startsWith('on')) return messages.handlers;
  if (isLink(attribute)) return linkProblem(element, value);
  if (!usualNamespaces.has(uri) && uri !== '') return messages.unknown(local);
  if (uri === '' && !isNamed(attribute)) return messages.unknown(local);
  return leadsElsewhere(value) ? messages.references : null;
};

const elementOf = (tag: SaxesTagNS): SvgElement => {
  const attributes = Object.values(tag.attributes);
  const link = attributes.find((each) => isLink(each))?.value.trim() ?? '';
  const targets = attributes.flatMap(({ value }) => targetsIn(value));
  return {
    id: attributes.find(({ local, uri }) => local === 'id' && uri === '')?.value ?? null,
    targets: link.startsWith('#') ? [link.slice(1), ...targets] : targets,
    children: [],
  };
};

/** Collects the elements of a drawing. Stops at the first one that is not allowed. */
const createReader = (parser: SaxesParser<{ xmlns: true }>) => {
  const open: SvgElement[] = [];
  const all: SvgElement[] = [];
  let style = '';
  const enter = (tag: SaxesTagNS): void => {
    const attributes = Object.values(tag.attributes);
    if (all.length >= MOST_ELEMENTS || open.length >= DEEPEST || attributes.length > MOST_ATTRIBUTES) throw tooMuch();
    const problem =
      elementProblem(tag) ?? attributes.map((each) => attributeProblem(tag.local, each)).find((each) => each !== null);
    if (problem) throw refused(problem);
    const element = elementOf(tag);
    open.at(-1)?.children.push(element);
    open.push(element);
    all.push(element);
  };
  const leave = ({ local }: SaxesTagNS): void => {
    open.pop();
    if (local !== 'style') return;
    if (style.includes('@') || style.includes('\\') || leadsElsewhere(style)) throw refused(messages.references);
    style = '';
  };
  const read = (text: string): void => {
    style += text;
  };
  parser.on('opentag', enter);
  parser.on('closetag', leave);
  parser.on('text', (text) => read(text));
  parser.on('cdata', (text) => read(text));
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw refused(messages.entities);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xml') throw refused(messages.references);
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !encodings.has(encoding.toLowerCase())) throw broken();
  });
  parser.on('error', (error) => {
    throw broken(error);
  });
  return all;
};

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw broken(error);
  }
};

/**
 * Throws file_unreadable for an SVG with active content or external references, or with too many elements to draw.
 * Elements and attributes are on allow-lists. The SVG is drawn to pixels anyway: the check exists so that users learn
 * what is not supported.
 */
export const checkSvg = (bytes: Uint8Array): void => {
  const parser = new SaxesParser({ xmlns: true });
  const elements = createReader(parser);
  parser.write(textOf(bytes)).close();
  requireSmallDrawing(elements, tooMuch);
};
