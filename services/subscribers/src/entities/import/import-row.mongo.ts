import { normaliseEmail } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { ImportRow } from './import.domain';
import type { ImportRowRepository } from './import.repository';

interface ImportRowDocument extends CouncilDocument, ImportRow {
  importId: string;
  /** Normalised address, indexed so that erasure finds it. */
  address: string;
  keepUntil: Date;
}

export const importRowModel = defineModel<ImportRowDocument>('import_rows', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    importId: { type: String, required: true },
    line: { type: Number, required: true },
    email: { type: String, default: '' },
    address: { type: String, default: '' },
    reason: { type: String, required: true },
    keepUntil: { type: Date, required: true },
  },
  indexes: [
    { keys: { councilId: 1, importId: 1, line: 1 }, serves: 'list, stream: the reasons of an import by line' },
    { keys: { councilId: 1, address: 1 }, serves: 'eraseAddress' },
    { keys: { keepUntil: 1 }, serves: 'removal of old reasons', expireAfterSeconds: 0 },
  ],
});

const toRow = ({ line, email, reason }: ImportRowDocument): ImportRow => ({ line, email, reason });
const byLine = { sort: { line: 1 } } as const;

export const createImportRowRepository = (scope: Scope): ImportRowRepository => {
  const rows = councilCollection(importRowModel, scope);
  const eraseAddress = async (email: string): Promise<void> => {
    await rows.updateMany({ address: email }, { $set: { email: '', address: '' } });
  };
  return {
    eraseAddress,
    eraseAddresses: async (isMeant) => {
      const meant = new Set<string>();
      for await (const { address } of rows.stream({ address: { $gt: '' } })) if (isMeant(address)) meant.add(address);
      for (const address of meant) await eraseAddress(address);
    },
    addAll: async (importId, rejected, keepUntil) => {
      if (rejected.length === 0) return;
      await rows.insertMany(
        rejected.map((row) => ({ ...row, importId, address: normaliseEmail(row.email), keepUntil })),
        { lean: true },
      );
    },
    list: async (importId, limit) => (await rows.find({ importId }, { ...byLine, limit })).map(toRow),
    stream: async function* (importId) {
      for await (const row of rows.stream({ importId }, byLine)) yield toRow(row);
    },
  };
};

export const importRowEntity = defineEntity({
  models: [importRowModel],
  repositories: (scope) => ({ importRows: createImportRowRepository(scope) }),
  exported: {
    // Rejected rows are temporary.
    except: [importRowModel],
  },
});
