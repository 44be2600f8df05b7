import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { DomainError } from '@folkmoot/contracts';
import { messages } from './files.messages';
import { actions, annotations, nameTrees, refusedActions, refusedKeys, rootKeys, schemes } from './pdf-rules';

const MOST_OBJECTS = 500_000;
const DEEPEST = 100;

const active = (content: string): DomainError =>
  new DomainError('file_unreadable', { detail: messages.pdfActive(content) });
const tooMuch = (): DomainError => new DomainError('file_unreadable', { detail: messages.pdfLocked });

type Look = (object: PDFObject | undefined) => PDFObject | undefined;

const nameOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFName ? object.decodeText() : null;

const get = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key));

const textOf = (object: PDFObject | undefined): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

const isWebAddress = (text: string): boolean => {
  const address = text.trim();
  // An address without a scheme is relative to the location of the document.
  if (!/^[a-z][a-z0-9+.-]{0,40}:/i.test(address)) return !address.startsWith('\\') && !address.startsWith('//');
  return URL.canParse(address) && schemes.has(new URL(address).protocol);
};

/** Refuses forbidden action types anywhere. Ignores types that are not actions. */
const checkKind = (dict: PDFDict, look: Look): void => {
  const kind = nameOf(look(get(dict, 'S')));
  const refusal = kind === null ? undefined : refusedActions.get(kind);
  if (refusal !== undefined) throw active(refusal);
  if (kind === 'URI' && !isWebAddress(textOf(look(get(dict, 'URI'))))) throw active(messages.actions);
};

/** An action on a click or at the opening must be in the list, or be a place in the document. */
const checkAction = (object: PDFObject | undefined, look: Look): void => {
  const action = look(object);
  if (!(action instanceof PDFDict)) return;
  const kind = nameOf(look(get(action, 'S')));
  if (kind === null || !actions.has(kind)) throw active(refusedActions.get(kind ?? '') ?? messages.actions);
};

const checkAnnotation = (dict: PDFDict, look: Look): void => {
  const isAnnotation = nameOf(look(get(dict, 'Type'))) === 'Annot' || dict.has(PDFName.of('Rect'));
  const kind = nameOf(look(get(dict, 'Subtype')));
  if (!isAnnotation || kind === null) return;
  if (!annotations.has(kind)) throw active(kind === 'FileAttachment' ? messages.attachments : messages.media);
  checkAction(get(dict, 'A'), look);
  checkAction(get(dict, 'PA'), look);
};

const keysOf = (dict: PDFDict): string[] => dict.keys().map((each) => each.decodeText());

const checkKeys = (dict: PDFDict): void => {
  const refusal = keysOf(dict)
    .map((key) => refusedKeys.get(key))
    .find((each) => each !== undefined);
  if (refusal !== undefined) throw active(refusal);
};

const requireKnown = (dict: PDFDict, known: ReadonlySet<string>): void => {
  checkKeys(dict);
  const other = keysOf(dict).find((key) => !known.has(key));
  if (other !== undefined) throw active(messages.unknown(other));
};

const checkRoot = (root: PDFDict, look: Look): void => {
  requireKnown(root, rootKeys);
  const names = look(get(root, 'Names'));
  if (names instanceof PDFDict) requireKnown(names, nameTrees);
  const open = look(get(root, 'OpenAction'));
  const kind = open instanceof PDFDict ? nameOf(look(get(open, 'S'))) : 'GoTo';
  // Nobody asked for an address that the document opens without a click.
  if (kind !== 'GoTo') throw active(refusedActions.get(kind ?? '') ?? messages.actions);
};

const checkDict = (dict: PDFDict, look: Look): void => {
  checkKeys(dict);
  const type = nameOf(look(get(dict, 'Type')));
  if (type === 'EmbeddedFile') throw active(messages.attachments);
  if (type === 'Rendition' || type === 'RichMedia') throw active(messages.media);
  checkKind(dict, look);
  if (type === 'Action') checkAction(dict, look);
  checkAnnotation(dict, look);
  // Outline items have actions like annotations.
  if (dict.has(PDFName.of('Title')) && dict.has(PDFName.of('A'))) checkAction(get(dict, 'A'), look);
};

/** The parts of an object. */
const partsOf = (object: PDFObject): readonly PDFObject[] => {
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFStream) return [object.dict];
  return object instanceof PDFDict ? object.values() : [];
};

const checkObject = (object: PDFObject, look: Look): void => {
  if (object instanceof PDFInvalidObject) throw new DomainError('file_unreadable', { detail: messages.pdfBroken });
  if (object instanceof PDFDict) checkDict(object, look);
  // The bytes of a stream may be in another file, on any machine that opens the document.
  if (object instanceof PDFStream && object.dict.has(PDFName.of('F'))) throw active(messages.attachments);
};

/** Refuses a document that does more than show pages. Checks every object, also those that no page uses. */
export const checkPdfObjects = ({ context, catalog }: PDFDocument): void => {
  let seen = 0;
  const look: Look = (object) => (object instanceof PDFRef ? context.lookup(object) : object);
  const visit = (object: PDFObject, depth: number): void => {
    seen += 1;
    if (seen > MOST_OBJECTS || depth > DEEPEST) throw tooMuch();
    checkObject(object, look);
    for (const part of partsOf(object)) visit(part, depth + 1);
  };
  checkRoot(catalog, look);
  for (const [, object] of context.enumerateIndirectObjects()) visit(object, 0);
};
