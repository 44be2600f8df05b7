import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  checkedOptions,
  publishAttributeChanged,
  requireFreeName,
  type StoredAttribute,
} from '../../entities/attribute';
import type { AttributeRecords } from './attribute.types';

interface Edit {
  readonly key: string;
  readonly name?: string | undefined;
  readonly options?: readonly string[] | undefined;
  /** The revision that was edited; without it, the edit overwrites. */
  readonly revision?: number | undefined;
}

/**
 * Renames an attribute or changes its options; people keep their values. Throws not_found, stale_revision,
 * attribute_name_taken, invalid_input or conflict.
 */
export const editAttribute = (
  { actor, unitOfWork, clock }: Context<AttributeRecords>,
  { key, name, options, revision }: Edit,
): Promise<StoredAttribute> =>
  unitOfWork(actor, async ({ attributes, outbox }) => {
    const attribute = await attributes.get(key);
    if (revision !== undefined && revision !== attribute.revision) throw new DomainError('stale_revision');
    if (name !== undefined) requireFreeName(await attributes.listAll(), name, key);
    const saved = await attributes.save({
      ...attribute,
      name: name ?? attribute.name,
      options: options ? checkedOptions(attribute.type, options) : attribute.options,
      // A standard attribute is stored at its first change.
      createdAt: attribute.revision === 0 ? clock.now() : attribute.createdAt,
    });
    await publishAttributeChanged(outbox, saved, 'edited');
    return saved;
  });
