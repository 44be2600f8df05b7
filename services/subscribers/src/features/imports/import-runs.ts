import { createRunChange } from '@folkmoot/service-kit';
import type { StoredImport } from '../../entities/import';
import type { ImportRecords } from './import.types';

/** Where imports are among the repositories. */
export const importAccess = {
  find: ({ imports }: Pick<ImportRecords, 'imports'>, id: string) => imports.find(id),
  save: ({ imports }: Pick<ImportRecords, 'imports'>, stored: StoredImport) => imports.save(stored),
};

export const changeImport = createRunChange<ImportRecords, StoredImport>(importAccess);
