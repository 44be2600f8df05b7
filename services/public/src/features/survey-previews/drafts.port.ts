import type { PreviewedSurvey } from '@folkmoot/contracts';

export interface PreviewKey {
  readonly campaignId: string;
  /** Unchecked: campaigns signs and checks it. */
  readonly token: string;
}

/** The drafts of campaigns. Null for a link that does not work. Throws unavailable without the campaigns service. */
export interface Drafts {
  read(councilId: string, key: PreviewKey): Promise<PreviewedSurvey | null>;
  readFile(councilId: string, key: PreviewKey & { readonly file: string }): Promise<Uint8Array | null>;
}
