import { lookup } from '@folkmoot/contracts';
import { SaxesParser, type SaxesTagNS } from 'saxes';

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

export const namespaces = { ASSERTION, PROTOCOL, METADATA, SIGNATURE } as const;

const MOST_ELEMENTS = 5_000;
const DEEPEST = 40;

/** An element of XML that was read with the strict rules below. */
export interface XmlElement {
  readonly uri: string;
  readonly local: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement extends XmlElement {
  children: OpenElement[];
  text: string;
}

/** XML that no honest provider sends. */
export class UnsafeXmlError extends Error {}

const elementOf = ({ uri, local, attributes }: SaxesTagNS): OpenElement => ({
  uri,
  local,
  attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.name, each.value])),
  children: [],
  text: '',
});

interface Rules {
  /** Comments split the text of an element in some parsers and not in others, so `a@b<!---->.evil` has two meanings. */
  readonly allowsComments: boolean;
}

const allowComments = (): void => undefined;

const ID_ATTRIBUTES = ['ID', 'Id', 'id', 'AssertionID'];

/** A signature names what it covers by its id, so an id must lead to one element. */
const noteIds = ({ attributes }: XmlElement, ids: Set<string>): void => {
  for (const id of ID_ATTRIBUTES.map((name) => lookup(attributes, name))) {
    if (id === undefined) continue;
    if (ids.has(id)) throw new UnsafeXmlError('the same id twice');
    ids.add(id);
  }
};

/**
 * Reads XML and refuses what has no place in SAML: document types and entities, processing instructions, comments, an
 * id that is there twice, and too many or too deep elements. Throws UnsafeXmlError.
 */
export const readXml = (text: string, { allowsComments }: Rules): XmlElement => {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string) => (): never => {
    throw new UnsafeXmlError(what);
  };
  const open: OpenElement[] = [];
  const ids = new Set<string>();
  let root: OpenElement | null = null;
  let count = 0;
  parser.on('doctype', refuse('document type'));
  parser.on('processinginstruction', refuse('processing instruction'));
  parser.on('comment', allowsComments ? allowComments : refuse('comment'));
  parser.on('error', (error) => {
    throw new UnsafeXmlError(error.message);
  });
  parser.on('opentag', (tag) => {
    const element = elementOf(tag);
    count += 1;
    if (count > MOST_ELEMENTS || open.length >= DEEPEST) throw new UnsafeXmlError('too many elements');
    noteIds(element, ids);
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (part: string): void => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (root === null) throw new UnsafeXmlError('no element');
  return root;
};

export const childrenOf = (element: XmlElement, uri: string, local: string): XmlElement[] =>
  element.children.filter((child) => child.uri === uri && child.local === local);

/** The element and everything in it. */
export const everything = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(everything)];
