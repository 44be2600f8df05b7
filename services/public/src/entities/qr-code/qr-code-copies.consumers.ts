import { campaignErasedEvent, qrCodeChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { QrCodeCopyRepository } from './qr-code-copies.repository';

interface Repositories {
  qrCodeCopies: QrCodeCopyRepository;
}

/** Stores codes from the events of campaigns. The highest revision wins in any order. */
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
