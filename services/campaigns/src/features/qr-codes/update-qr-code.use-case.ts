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
}

/** Renames a code, or takes it out of use and back. */
export const updateQrCode = (
  { unitOfWork }: Deps,
  actor: Actor,
  { campaignId, codeId }: Place,
  { label, isActive }: Change,
): Promise<QrCode> =>
  unitOfWork(actor, async ({ campaigns, qrCodes, outbox }) => {
    await campaigns.get(campaignId);
    const code = await qrCodes.get(campaignId, codeId);
    const saved = await qrCodes.save({ ...code, label: label ?? code.label, isActive: isActive ?? code.isActive });
    await qrCodeChanged(outbox, saved);
    return saved;
  });
