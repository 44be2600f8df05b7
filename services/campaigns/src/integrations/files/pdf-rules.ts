import { messages } from './files.messages';

/** What a document's root may have (ISO 32000-2, table 29): nothing that acts, no files, no forms made of scripts. */
export const rootKeys: ReadonlySet<string> = new Set([
  'Type',
  'Version',
  'Extensions',
  'Pages',
  'PageLabels',
  'Names',
  'Dests',
  'ViewerPreferences',
  'PageLayout',
  'PageMode',
  'Outlines',
  'Threads',
  'OpenAction',
  'URI',
  'AcroForm',
  'Metadata',
  'StructTreeRoot',
  'MarkInfo',
  'Lang',
  'SpiderInfo',
  'OutputIntents',
  'PieceInfo',
  'OCProperties',
  'Legal',
  'Perms',
  'DSS',
  'DPartRoot',
]);

/** Which lists of names a document may have. */
export const nameTrees: ReadonlySet<string> = new Set(['Dests', 'AP', 'Pages', 'Templates', 'IDS', 'URLS']);

/** What may happen on a click: going to a page of this document, or opening an address, whose scheme is looked at too. */
export const actions: ReadonlySet<string> = new Set([
  'GoTo',
  'URI',
  'Named',
  'Thread',
  'SetOCGState',
  'ResetForm',
  'Hide',
]);

/** What may lie on a page. Media and files are none of it. */
export const annotations: ReadonlySet<string> = new Set([
  'Link',
  'Text',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Stamp',
  'Ink',
  'Popup',
  'Widget',
  'Watermark',
  'PrinterMark',
  'TrapNet',
  'Redact',
]);

/** Where an address may lead. */
export const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Keys that have no harmless use, wherever they stand, with what they stand for. */
export const refusedKeys: ReadonlyMap<string, string> = new Map([
  ['JS', messages.scripts],
  ['JavaScript', messages.scripts],
  ['AA', messages.actions],
  ['XFA', messages.forms],
  ['EmbeddedFiles', messages.attachments],
  ['EF', messages.attachments],
  ['RF', messages.attachments],
  ['RichMediaContent', messages.media],
  ['RichMediaSettings', messages.media],
  ['Collection', messages.attachments],
  ['NeedsRendering', messages.forms],
]);

/** The same for actions by their kind, so that the text says what was found. */
export const refusedActions: ReadonlyMap<string, string> = new Map([
  ['JavaScript', messages.scripts],
  ['Launch', messages.launches],
  ['GoToE', messages.attachments],
  ['GoToR', messages.launches],
  ['GoToDp', messages.actions],
  ['SubmitForm', messages.forms],
  ['ImportData', messages.forms],
  ['Rendition', messages.media],
  ['Sound', messages.media],
  ['Movie', messages.media],
  ['RichMediaExecute', messages.media],
  ['GoTo3DView', messages.media],
  ['Trans', messages.actions],
]);
