import { campaignErasedEvent, qrCodeChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { QrCodeCopies } from './qr-code-copies.repository';

interface Repositories {
  qrCodeCopies: QrCodeCopies;
}

/** Keeps codes as campaigns tells of them, in whatever order: the highest revision wins. */
export const onQrCodeChanged: Consumer<Repositories> = consumer(
  'public.qr-codes',
  [qrCodeChangedEvent, campaignErasedEvent],
  async (event, { qrCodeCopies }: Repositories) => {
    if (event.type === 'campaign.erased') return qrCodeCopies.eraseOfCampaign(event.payload.campaignId);
    const { code } = event.payload;
    const known = await qrCodeCopies.findCode(code.id);
    if (known && known.revision >= code.revision) return;
    await qrCodeCopies.saveCode(code);
  },
);
