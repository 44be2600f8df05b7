import { DomainError, importReadingSchema, MAX_CONSENT_SOURCE } from '@folkmoot/contracts';
import type { BlobStore, Context } from '@folkmoot/service-kit';
import { type ImportChoice, receive, type StoredImport, start } from '../../entities/import';
import { requireTags } from '../../entities/subscriber';
import { deleteFile, fileKeeper, type KeptFile } from './file-pieces';
import type { ImportRecords, ImportTools } from './import.types';
import { messages } from './imports.messages';
import { queueImport } from './queue-import';
import type { Form, Sink } from './read-form';

/** A complete upload. */
export interface Received extends KeptFile {
  readonly stored: StoredImport;
}

/** Deletes an import that never started, and its file. */
const discard = async (
  { actor, unitOfWork }: Context<ImportRecords>,
  stored: StoredImport,
  blobs: BlobStore,
): Promise<void> => {
  await deleteFile(blobs, stored);
  await unitOfWork(actor, ({ imports }) => imports.remove(stored.id));
};

type Fields = Form<Received>['fields'];

/** How the file is read, where the form says so in front of it. Throws invalid_input. */
const readingIn = (fields: Fields) => {
  const last = (name: string): string | undefined => fields.get(name)?.at(-1) || undefined;
  const reading = importReadingSchema.safeParse({ encoding: last('encoding'), delimiter: last('delimiter') });
  if (reading.success) return reading.data;
  throw new DomainError('invalid_input', { fields: [{ path: 'encoding', message: messages.reading }] });
};

/** Creates the record before the upload, so that the rest of a failed upload is found and deleted. */
export const openImport = async (
  context: Context<ImportRecords>,
  { name, fields = new Map() }: { readonly name: string; readonly fields?: Fields },
  blobs: BlobStore,
): Promise<Sink<Received>> => {
  const { actor, unitOfWork, clock } = context;
  const reading = readingIn(fields);
  const stored = await unitOfWork(actor, ({ imports }) => imports.add({ fileName: name, actor }, clock.now()));
  const keeper = fileKeeper(blobs, stored, reading);
  return {
    write: keeper.write,
    end: async () => ({ ...(await keeper.end()), stored }),
    abandon: () => discard(context, stored, blobs),
  };
};

const isPreview = (fields: Fields): boolean => fields.get('preview')?.at(-1) === 'true';

const tagIdsIn = (fields: Fields): string[] => [
  ...new Set(
    (fields.get('tagIds') ?? [])
      .flatMap((value) => value.split(','))
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];

/** The choice in the form; null for a preview. */
const choiceIn = (fields: Fields, { layout }: Received): ImportChoice | null => {
  if (isPreview(fields)) return null;
  const tagIds = tagIdsIn(fields);
  if (tagIds.length === 0) throw new DomainError('import_incomplete');
  const consentSource = fields.get('consentSource')?.at(-1)?.trim().slice(0, MAX_CONSENT_SOURCE) ?? '';
  if (consentSource === '') {
    const fields = [{ path: 'consentSource', message: messages.consentSource }];
    throw new DomainError('consent_source_missing', { fields });
  }
  // Default: the first column contains the addresses.
  return { emailColumn: layout.emailColumn ?? 0, hasHeader: layout.hasHeader, tagIds, consentSource };
};

const keep = async (
  { actor, unitOfWork, clock }: Context<ImportRecords>,
  received: Received,
  fields: Fields,
): Promise<StoredImport> => {
  const { stored, pieces, layout } = received;
  const choice = choiceIn(fields, received);
  const now = clock.now();
  return unitOfWork(actor, async ({ imports, tags }) => {
    const there = receive(stored, { pieces, layout }, now);
    if (!choice) return imports.save(there);
    requireTags(await tags.listAll(), choice.tagIds);
    return imports.save(start(there, choice, actor, now));
  });
};

/**
 * Makes an import of an uploaded file: queued at once, or a preview that waits for `start`. Throws import_incomplete,
 * consent_source_missing, or not_found when the council does not have a tag.
 */
export const createImport = async (
  context: Context<ImportRecords>,
  { file, fields }: Form<Received>,
  { blobs, jobs }: ImportTools,
): Promise<StoredImport> => {
  if (!file) throw new DomainError('import_incomplete');
  try {
    const made = await keep(context, file, fields);
    if (made.choice) await queueImport(jobs, { importId: made.id, councilId: made.councilId });
    return made;
  } catch (error) {
    await discard(context, file.stored, blobs).catch(() => undefined);
    throw error;
  }
};
