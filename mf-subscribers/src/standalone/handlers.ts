import type { Handler } from '@folkmoot/shell-sdk/standalone';
import { attributeHandlers } from './attribute-handlers';
import { bulkHandlers } from './bulk-handlers';
import { onImports } from './import-handlers';
import { listHandlers } from './list-handlers';
import { memory } from './memory';
import { newsletterHandlers } from './newsletter-handlers';
import { createOptInHandlers } from './opt-in-handlers';
import { personHandlers } from './person-handlers';
import { segmentHandlers } from './segment-handlers';
import { tagHandlers } from './tag-handlers';

/** Answers all operations of this remote from memory. */
export const createHandlers = (): Handler[] => {
  const store = memory();
  const own = [listHandlers, personHandlers, bulkHandlers, segmentHandlers, tagHandlers, attributeHandlers].flatMap(
    (make) => make(store),
  );
  return [...own, ...onImports(), ...newsletterHandlers(), ...createOptInHandlers(store.tags)];
};
