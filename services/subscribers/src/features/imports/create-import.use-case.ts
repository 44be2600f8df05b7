import { DomainError, type UserActor } from '@folkmoot/contracts';
import { type ImportChoice, receive, type StoredImport, start } from '../../imports/import.domain';
import { requireTags } from '../../subscribers/subscriber-changes';
import type { ImportDeps } from './deps';
import { deleteFile, fileKeeper, type KeptFile } from './file-pieces';
import { messages } from './imports.messages';
import { queueImport } from './queue-import';
import type { Form, Sink } from './read-form';

/** A file that has come whole. */
export interface Received extends KeptFile {
  readonly given: StoredImport;
}

const LONGEST_SOURCE = 300;

/** Forgets an import that never began, with its file. */
const discard = async ({ units, blobs }: ImportDeps, actor: UserActor, given: StoredImport): Promise<void> => {
  await deleteFile(blobs, given);
  await units.unitOfWork(actor, ({ imports }) => imports.remove(given.id));
};

/** Where an uploaded file goes: the record first, so that what is left of a broken upload is found and deleted. */
export const openImport = async (deps: ImportDeps, actor: UserActor, fileName: string): Promise<Sink<Received>> => {
  const given = await deps.units.unitOfWork(actor, ({ imports }) => imports.add({ fileName, actor }, deps.clock.now()));
  const keeper = fileKeeper(deps.blobs, given);
  return {
    write: keeper.write,
    end: async () => ({ ...(await keeper.end()), given }),
    abandon: () => discard(deps, actor, given),
  };
};

type Fields = Form<Received>['fields'];

const isPreview = (fields: Fields): boolean => fields.get('preview')?.at(-1) === 'true';

const tagIdsIn = (fields: Fields): string[] => [
  ...new Set(
    (fields.get('tagIds') ?? [])
      .flatMap((value) => value.split(','))
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];

/** What the form says is to be done with the file; null when it is only to be looked at. */
const choiceIn = (fields: Fields, { layout }: Received): ImportChoice | null => {
  if (isPreview(fields)) return null;
  const tagIds = tagIdsIn(fields);
  if (tagIds.length === 0) throw new DomainError('import_incomplete');
  const consentSource = fields.get('consentSource')?.at(-1)?.trim().slice(0, LONGEST_SOURCE) ?? '';
  if (consentSource === '') {
    const fields = [{ path: 'consentSource', message: messages.consentSource }];
    throw new DomainError('consent_source_missing', { fields });
  }
  // Without a word about it, the first column holds the addresses.
  return { emailColumn: layout.emailColumn ?? 0, hasHeader: layout.hasHeader, tagIds, consentSource };
};

const keep = async (deps: ImportDeps, actor: UserActor, received: Received, fields: Fields): Promise<StoredImport> => {
  const { given, pieces, layout } = received;
  const choice = choiceIn(fields, received);
  const now = deps.clock.now();
  return deps.units.unitOfWork(actor, async ({ imports, tags }) => {
    const there = receive(given, { pieces, layout }, now);
    if (!choice) return imports.save(there);
    requireTags(await tags.listAll(), choice.tagIds);
    return imports.save(start(there, choice, actor, now));
  });
};

/**
 * An uploaded file becomes an import: queued at once, or waiting for `start` when it is only to be looked at. Throws
 * import_incomplete, consent_source_missing, or not_found for a tag that the council does not have.
 */
export const createImport = async (
  deps: ImportDeps,
  actor: UserActor,
  { file, fields }: Form<Received>,
): Promise<StoredImport> => {
  if (!file) throw new DomainError('import_incomplete');
  try {
    const made = await keep(deps, actor, file, fields);
    if (made.choice) await queueImport(deps, { importId: made.id, councilId: made.councilId });
    return made;
  } catch (error) {
    await discard(deps, actor, file.given).catch(() => undefined);
    throw error;
  }
};
