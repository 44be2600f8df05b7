import type { Council } from '@folkmoot/contracts';
import type { Draw } from '@folkmoot/service-kit/paper';
import type { Deps } from '../../records/repositories';
import type { FetchLogo } from './fetch-logo';

export interface PaperDeps extends Deps {
  readonly fetchLogo: FetchLogo;
  readonly draw: Draw;
}

/** The council's logo as PNG; null without one, or while it cannot be had. */
export const logoFor = async (
  { fetchLogo }: Pick<PaperDeps, 'fetchLogo'>,
  council: Council | null | undefined,
): Promise<Uint8Array | null> => {
  const hash = council?.branding.logoHash;
  return council && hash ? fetchLogo(council.id, hash) : null;
};
