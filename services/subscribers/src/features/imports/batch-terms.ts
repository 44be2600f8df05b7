import { type ImportChoice, modeOf, type StoredImport } from '../../entities/import';
import { consentByStaff, newUniqueIdsTogether } from '../../entities/subscriber';
import type { BatchTerms } from './batch';
import type { ImportRecords } from './import.types';
import { messages } from './imports.messages';
import { keptColumnsOf } from './kept-values';

/** The terms of a batch of an import or of its trial, with the attributes as they are now. */
export const batchTerms = async (
  { attributes }: Pick<ImportRecords, 'attributes'>,
  { fileName, actor }: Pick<StoredImport, 'fileName' | 'actor'>,
  choice: ImportChoice,
  at: Date,
): Promise<BatchTerms> => {
  const by = actor.kind === 'user' ? actor.userId : '';
  const mode = modeOf(choice);
  const { tagIds, columns = [], consentSource } = choice;
  return {
    mode,
    tagIds,
    columns: columns.length > 0 ? keptColumnsOf(columns, await attributes.listAll()) : [],
    consent: consentByStaff(consentSource, by, at),
    detail: mode === 'block' ? messages.blocked(fileName, consentSource) : messages.happened(fileName, consentSource),
    at,
    by,
    newUniqueId: newUniqueIdsTogether(),
  };
};
