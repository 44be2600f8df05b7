import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type Scope, type Units } from '@folkmoot/service-kit';
import { qrCodeChanged } from '../entities/campaign';
import type { QrCodeRef } from '../entities/qr-code';
import { createQrCodeRepository, createQrCodeRepositoryAcrossCouncils } from '../entities/qr-code/qr-code.mongo';

const createRepositories = (scope: Scope) => ({
  qrCodes: createQrCodeRepository(scope),
  qrCodeSweep: createQrCodeRepositoryAcrossCouncils(scope),
});

type Repositories = ReturnType<typeof createRepositories>;

const BATCH_SIZE = 200;

/** Position: the last published code. */
interface Position {
  readonly afterId: string;
}

const byCouncil = (refs: readonly QrCodeRef[]): Map<string, QrCodeRef[]> => {
  const groups = new Map<string, QrCodeRef[]>();
  for (const ref of refs) groups.set(ref.councilId, [...(groups.get(ref.councilId) ?? []), ref]);
  return groups;
};

/** Publishes the current state of the codes. Skips codes that were deleted in the meantime. */
const publishCodes = (
  { unitOfWork }: Units<Repositories>,
  councilId: string,
  refs: readonly QrCodeRef[],
): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), async ({ qrCodes, outbox }) => {
    const wanted = new Set(refs.map(({ codeId }) => codeId));
    const campaignIds = [...new Set(refs.map(({ campaignId }) => campaignId))];
    for (const code of await qrCodes.listOfCampaigns(campaignIds)) {
      if (wanted.has(code.id)) await qrCodeChanged(outbox, code);
    }
  });

/**
 * Codes that are older than `qr-code.changed` were never published and lead nowhere until then. Services that know a
 * code already ignore the event.
 */
export const publishQrCodes = defineMigration<Position>({
  number: 2,
  name: 'publish-qr-codes',
  summary: 'Publishes every QR code to the other services, so that codes of older versions lead to their survey.',
  publishesEvents: true,
  countOutdated: ({ connection }) => connection.collection('qr_codes').countDocuments({}),
  migrateBatch: async ({ units }, position) => {
    const unitsOfWork = units(createRepositories);
    const { qrCodeSweep } = unitsOfWork.readerAcrossCouncils();
    const refs = await qrCodeSweep.listCodesAcrossCouncils(position?.afterId ?? '', BATCH_SIZE);
    const last = refs.at(-1);
    if (!last) return null;
    for (const [councilId, group] of byCouncil(refs)) await publishCodes(unitsOfWork, councilId, group);
    return { position: { afterId: last.codeId }, changed: refs.length };
  },
});
