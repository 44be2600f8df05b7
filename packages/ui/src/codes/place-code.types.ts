import type { QrCodePaper, QrCodeSetFile } from '@folkmoot/contracts/client';

/** A QR code that hangs at a place. */
export interface PlaceCode {
  readonly id: string;
  readonly label: string;
  /** Path of the picture, ending in `png`. Other endings give the other files. */
  readonly imageUrl: string;
  /** The address in the code. */
  readonly accessUrl: string;
  readonly isActive: boolean;
  /** Whether the council's logo is in its middle. */
  readonly hasLogo: boolean;
  /** Many people answer there through one network. Undefined where that makes no difference. */
  readonly isSharedPlace?: boolean | undefined;
  /** How often it was used, in words. */
  readonly uses: string;
}

export interface PlaceCodeChange {
  label?: string;
  isActive?: boolean;
  hasLogo?: boolean;
  isSharedPlace?: boolean;
}

/** The codes of a survey or of a sign-up page, and what their owner does with them. */
export interface CodesOwner {
  /** Part of the names of files whose place has no Latin letters. */
  readonly fileName: string;
  /** Part of the names of files with all codes. */
  readonly setName: string;
  /** Where the codes lead. Staff open it here, because opening the address of a code counts as a scan. */
  readonly publicUrl: string;
  readonly canEdit: boolean;
  /** The hash of the council's logo; null without one. */
  readonly logoHash: string | null;
  readonly paperHref: (codeId: string, paper: QrCodePaper) => string;
  readonly setHref: (file: QrCodeSetFile) => string;
  readonly onChange: (codeId: string, change: PlaceCodeChange) => Promise<void>;
  readonly texts: {
    /** Label of the code's address. */
    readonly url: string;
    readonly open: string;
  };
}
