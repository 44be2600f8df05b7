import { idSchema } from '@folkmoot/contracts';
import { recently } from '../timing/recently';
import type { QrCodeCopies, QrCodeCopy } from './qr-code-copies.repository';

/** QR codes from memory, a second old at most, older while the database is away. */
export interface KnownCodes {
  /** Null for what is no code. */
  find(id: unknown): Promise<QrCodeCopy | null>;
  forget(): void;
}

const KEEP = { forMs: 1_000, most: 5_000 };

export const createKnownCodes = (copies: Pick<QrCodeCopies, 'findCode'>): KnownCodes => {
  const recent = recently((id) => copies.findCode(id), KEEP);
  return {
    find: async (id) => {
      const read = idSchema.safeParse(id);
      return read.success ? recent.get(read.data) : null;
    },
    forget: recent.forget,
  };
};
