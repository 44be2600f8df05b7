/** The look of the council that a mail comes from. */
export interface MailBranding {
  name: string;
  /** An absolute address, because mails are read outside our origin. */
  logoUrl?: string | undefined;
  logoAlt?: string | undefined;
  logoWidth?: number | null | undefined;
  logoHeight?: number | null | undefined;
  /** `#rrggbb`, like the two below; other values are ignored. */
  primaryColor?: string | undefined;
  secondaryColor?: string | undefined;
  accentColor?: string | undefined;
}

/** A link as words. Addresses other than http, https and mailto are shown as text. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Some words of a text that staff laid out. */
export interface MailWords {
  readonly text: string;
  readonly isBold: boolean;
  readonly url?: string | undefined;
}

/** A part of the body. All texts are plain: markup in them is shown as text. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  /** Line breaks stay. `isTyped`: staff wrote it, so addresses in it become links. Names that others chose must not. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly isTyped?: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A paragraph, and a list, with bold words and links. */
  | { readonly kind: 'words'; readonly words: readonly MailWords[] }
  | { readonly kind: 'word-list'; readonly isNumbered: boolean; readonly items: readonly (readonly MailWords[])[] }
  | ({ readonly kind: 'button' } & MailLink)
  | { readonly kind: 'links'; readonly links: readonly MailLink[] }
  | {
      readonly kind: 'picture';
      readonly url: string;
      /** Empty for a decorative picture. */
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'divider' };

export interface MailDocument {
  readonly productName: string;
  readonly council?: MailBranding | null;
  readonly language?: string;
  readonly title: string;
  /** The line beside the subject in a list of mails; default: the first paragraph. */
  readonly preheader?: string;
  readonly body: readonly MailBlock[];
  /** Small print: lines of text, and groups of links. Addresses in a line become links. */
  readonly footer?: readonly (string | readonly MailLink[])[];
}
