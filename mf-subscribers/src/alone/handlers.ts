import type { Handler } from '@folkmoot/shell-sdk/alone';
import { bulkHandlers } from './bulk-handlers';
import { listHandlers } from './list-handlers';
import { memory } from './memory';
import { personHandlers } from './person-handlers';
import { segmentHandlers } from './segment-handlers';
import { tagHandlers } from './tag-handlers';

/** Every operation of this remote, answered from memory. */
export const createHandlers = (): Handler[] => {
  const store = memory();
  return [listHandlers, personHandlers, bulkHandlers, segmentHandlers, tagHandlers].flatMap((make) => make(store));
};
