import { attributeChangedEvent, type PayloadOf } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredAttribute } from './attribute.domain';

/** Publishes that an attribute changed, without anybody's value. */
export const publishAttributeChanged = (
  outbox: Outbox,
  { councilId, key, name, revision }: StoredAttribute,
  change: PayloadOf<typeof attributeChangedEvent>['change'],
): Promise<void> =>
  outbox.add(attributeChangedEvent, {
    aggregate: { type: 'attribute', id: `${councilId}/${key}`, revision },
    payload: { key, name, change },
  });
