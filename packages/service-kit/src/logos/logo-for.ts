import type { Council } from '@folkmoot/contracts';
import type { FetchLogo } from './fetch-logo';

/** The council's logo as PNG; null without a logo or without an answer. */
export const logoFor = async (
  fetchLogo: FetchLogo,
  council: Council | null | undefined,
): Promise<Uint8Array | null> => {
  const hash = council?.branding.logoHash;
  return council && hash ? fetchLogo(council.id, hash) : null;
};
