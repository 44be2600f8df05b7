import { qrCodeChanged } from '../../entities/campaign';
import type { QrCode } from '../../entities/qr-code';
import type { QrCodeContext } from './qr-code.types';

interface CodeParams {
  readonly campaignId: string;
  readonly codeId: string;
}

interface Change {
  readonly label?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly hasLogo?: boolean | undefined;
  readonly isSharedPlace?: boolean | undefined;
}

/** Renames, enables or disables a code, switches its logo, or declares a shared place. */
export const updateQrCode = (
  { actor, unitOfWork }: QrCodeContext,
  { campaignId, codeId }: CodeParams,
  change: Change,
): Promise<QrCode> =>
  unitOfWork(actor, async ({ campaigns, qrCodes, outbox }) => {
    await campaigns.get(campaignId);
    const code = await qrCodes.get(campaignId, codeId);
    const { label = code.label, isActive = code.isActive, hasLogo = code.hasLogo } = change;
    const { isSharedPlace = code.isSharedPlace } = change;
    const saved = await qrCodes.save({ ...code, label, isActive, hasLogo, isSharedPlace });
    await qrCodeChanged(outbox, saved);
    return saved;
  });
