import { idSchema } from '@folkmoot/contracts';
import { createTtlCache, type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import type { QrCodeCopy, QrCodeCopyRepository } from './qr-code-copies.repository';

/** QR codes from memory, at most a second old, older while the database is unavailable. */
export interface KnownCodes {
  /** Null for an unknown code. */
  find(id: unknown): Promise<QrCodeCopy | null>;
  forget(): void;
}

const CACHE = { ttlMs: 1_000, maxEntries: 5_000 };

const createKnownCodes = (copies: Pick<QrCodeCopyRepository, 'findCode'>): KnownCodes => {
  const cache = createTtlCache((id) => copies.findCode(id), CACHE);
  return {
    find: async (id) => {
      const read = idSchema.safeParse(id);
      return read.success ? cache.get(read.data) : null;
    },
    forget: cache.expire,
  };
};

type CodesApp = Pick<FeatureApp<{ readonly qrCodeCopies: QrCodeCopyRepository }>, 'units'>;

/** The codes of a running service. All features use the same memory. */
export const knownCodesOf = oncePerService(({ units }: CodesApp) =>
  createKnownCodes(units.readerAcrossCouncils().qrCodeCopies),
);
