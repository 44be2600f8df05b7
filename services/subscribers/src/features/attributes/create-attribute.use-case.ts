import { DomainError, MAX_ATTRIBUTES } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  type AttributeFields,
  checkedOptions,
  freeAttributeKey,
  publishAttributeChanged,
  requireFreeName,
  type StoredAttribute,
} from '../../entities/attribute';
import type { AttributeRecords } from './attribute.types';

/** Adds an attribute. Throws attribute_name_taken, too_many_attributes, invalid_input or conflict. */
export const createAttribute = (
  { actor, unitOfWork, clock }: Context<AttributeRecords>,
  { name, type, options }: AttributeFields,
): Promise<StoredAttribute> =>
  unitOfWork(actor, async ({ attributes, outbox }) => {
    const known = await attributes.listAll();
    requireFreeName(known, name);
    if (known.length >= MAX_ATTRIBUTES) throw new DomainError('too_many_attributes');
    const attribute = await attributes.add({
      key: freeAttributeKey(name, await attributes.listKeys()),
      name,
      type,
      options: checkedOptions(type, options),
      isStandard: false,
      createdAt: clock.now(),
    });
    await publishAttributeChanged(outbox, attribute, 'created');
    return attribute;
  });
