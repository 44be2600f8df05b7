import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { publishAttributeChanged } from '../../entities/attribute';
import type { AttributeRecords } from './attribute.types';
import { sweepAttribute } from './sweep-attributes.use-case';

/** An import or sign-up that has read the attribute before the deletion has ended by then. */
const SWEEP_DELAY_MS = 60_000;

/**
 * Deletes an attribute with the values of everybody: the first thousand at once, the others by a job. Throws not_found
 * or attribute_is_standard.
 */
export const deleteAttribute = async (context: Context<AttributeRecords>, key: string): Promise<void> => {
  const { actor, unitOfWork, clock } = context;
  await unitOfWork(actor, async ({ attributes, outbox }) => {
    const attribute = await attributes.get(key);
    if (attribute.isStandard) throw new DomainError('attribute_is_standard');
    await attributes.remove(attribute, new Date(clock.now().getTime() + SWEEP_DELAY_MS));
    await publishAttributeChanged(outbox, { ...attribute, revision: attribute.revision + 1 }, 'deleted');
  });
  await sweepAttribute(context, actor, key);
};
