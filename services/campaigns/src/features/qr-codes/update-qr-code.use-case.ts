import type { Actor } from '@folkmoot/contracts';
import { qrCodeChanged } from '../../records/campaign.events';
import type { QrCode } from '../../records/qr-code.domain';
import type { Deps } from '../../records/repositories';

interface Place {
  readonly campaignId: string;
  readonly codeId: string;
}

interface Change {
  readonly label?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly hasLogo?: boolean | undefined;
}

/** Renames a code, takes it out of use and back, or puts the logo into it. */
export const updateQrCode = (
  { unitOfWork }: Deps,
  actor: Actor,
  { campaignId, codeId }: Place,
  change: Change,
): Promise<QrCode> =>
  unitOfWork(actor, async ({ campaigns, qrCodes, outbox }) => {
    await campaigns.get(campaignId);
    const code = await qrCodes.get(campaignId, codeId);
    const { label = code.label, isActive = code.isActive, hasLogo = code.hasLogo } = change;
    const saved = await qrCodes.save({ ...code, label, isActive, hasLogo });
    await qrCodeChanged(outbox, saved);
    return saved;
  });
