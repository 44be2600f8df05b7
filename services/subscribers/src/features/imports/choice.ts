/** @file Checks what staff chose for an import against the file and the council's attributes. */
import { DomainError, type ImportColumn, MAX_ATTRIBUTES } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import {
  checkedOptions,
  freeAttributeKey,
  publishAttributeChanged,
  type StoredAttribute,
} from '../../entities/attribute';
import { type ImportChoice, modeOf, type StoredImport } from '../../entities/import';
import { requireTags } from '../../entities/subscriber';
import type { ImportRecords } from './import.types';
import { messages } from './imports.messages';

const refused = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { fields: [{ path, message }] });

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

const hasRepeated = (values: readonly string[]): boolean => new Set(values).size < values.length;

const requireColumns = (
  { emailColumn, columns = [] }: ImportChoice,
  width: number,
  known: readonly StoredAttribute[],
): void => {
  if (emailColumn >= width) throw refused('emailColumn', messages.noColumn);
  if (columns.some(({ index }) => index >= width || index === emailColumn)) throw refused('columns', messages.noColumn);
  const keys = columns.flatMap(({ attribute }) => attribute ?? []);
  if (keys.some((key) => !known.some((each) => each.key === key))) throw refused('columns', messages.attributeGone);
  const created = columns.flatMap(({ create }) => (create ? plain(create.name) : []));
  if (hasRepeated(keys) || hasRepeated(created)) throw refused('columns', messages.attributeTwice);
  if (known.some(({ name }) => created.includes(plain(name)))) throw refused('columns', messages.attributeExists);
  if (known.length + created.length > MAX_ATTRIBUTES) throw refused('columns', messages.manyAttributes);
};

const requireOptions = (columns: readonly ImportColumn[] = []): void => {
  for (const { create } of columns) if (create) checkedOptions(create.type, create.options ?? []);
};

/**
 * Throws invalid_input for a column or attribute that does not exist, not_found for a tag. A block list has neither
 * tags nor columns.
 */
export const checkChoice = async (
  { tags, attributes }: Pick<ImportRecords, 'tags' | 'attributes'>,
  stored: StoredImport,
  choice: ImportChoice,
): Promise<ImportChoice> => {
  const isBlockList = modeOf(choice) === 'block';
  const checked = isBlockList ? { ...choice, tagIds: [], columns: [] } : choice;
  requireTags(await tags.listAll(), checked.tagIds);
  requireOptions(checked.columns);
  requireColumns(checked, stored.layout?.columns.length ?? 0, await attributes.listAll());
  return checked;
};

/** Creates the new attributes of the columns. Throws conflict when another request created one at the same time. */
export const createAttributes = async (
  { attributes, outbox }: Pick<Unit<ImportRecords>, 'attributes' | 'outbox'>,
  columns: readonly ImportColumn[],
  createdAt: Date,
): Promise<ImportColumn[]> => {
  const taken = await attributes.listKeys();
  const kept: ImportColumn[] = [];
  for (const column of columns) {
    const { index, create } = column;
    if (!create) {
      kept.push(column);
      continue;
    }
    const key = freeAttributeKey(create.name, taken);
    taken.push(key);
    const options = checkedOptions(create.type, create.options ?? []);
    const attribute = await attributes.add({ key, ...create, options, isStandard: false, createdAt });
    await publishAttributeChanged(outbox, attribute, 'created');
    kept.push({ index, attribute: key });
  }
  return kept;
};
