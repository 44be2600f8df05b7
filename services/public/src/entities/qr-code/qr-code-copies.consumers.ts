import { campaignErasedEvent, pageCodeChangedEvent, qrCodeChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { QrCodeCopy, QrCodeCopyRepository } from './qr-code-copies.repository';

interface Repositories {
  qrCodeCopies: QrCodeCopyRepository;
}

const saveNewer = async (qrCodeCopies: QrCodeCopyRepository, code: QrCodeCopy): Promise<void> => {
  const known = await qrCodeCopies.findCode(code.id);
  if (!known || known.revision < code.revision) await qrCodeCopies.saveCode(code);
};

/** Stores codes of surveys and of sign-up pages from events. The highest revision wins in any order. */
export const onQrCodeChanged: Consumer<Repositories> = consumer(
  'public.qr-codes',
  [qrCodeChangedEvent, campaignErasedEvent, pageCodeChangedEvent],
  async (event, { qrCodeCopies }: Repositories) => {
    if (event.type === 'campaign.erased') return qrCodeCopies.eraseOfCampaign(event.payload.campaignId);
    if (event.type === 'qr-code.changed') return saveNewer(qrCodeCopies, event.payload.code);
    const { councilId } = event;
    const { pageId, ...code } = event.payload.code;
    if (councilId) await saveNewer(qrCodeCopies, { ...code, page: { id: pageId, councilId } });
  },
);
