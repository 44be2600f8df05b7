import { messages } from './files.messages';

/** Allowed keys of a document's root (ISO 32000-2, table 29): no actions, no files, no scripted forms. */
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

/** Allowed name trees of a document. */
export const nameTrees: ReadonlySet<string> = new Set(['Dests', 'AP', 'Pages', 'Templates', 'IDS', 'URLS']);

/** Allowed actions on a click: go to a page of this document, or open an address, whose scheme is checked, too. */
export const actions: ReadonlySet<string> = new Set([
  'GoTo',
  'URI',
  'Named',
  'Thread',
  'SetOCGState',
  'ResetForm',
  'Hide',
]);

/** Allowed annotations. Media and files are not allowed. */
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

/** Allowed schemes of an address. */
export const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Keys without a harmless use, refused anywhere, with their meaning. */
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

/** Refused types of actions, with the text that says what was found. */
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
