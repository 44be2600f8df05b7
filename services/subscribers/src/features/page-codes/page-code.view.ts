import type { PageCode as WirePageCode } from '@folkmoot/contracts';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import type { PageCode } from '../../entities/page-code';

/** A code for staff. */
export const toPageCodeView = (code: PageCode, publicOrigin: string): WirePageCode => {
  const { id, pageId, label, isActive, hasLogo, scans, signups } = code;
  return {
    id,
    pageId,
    label,
    imageUrl: `/api/opt-in-pages/${pageId}/codes/${id}.png`,
    accessUrl: qrCodeUrlOf(publicOrigin, id),
    isActive,
    hasLogo,
    scans,
    signups,
  };
};
