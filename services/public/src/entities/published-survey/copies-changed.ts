import { createSignal, oncePerService } from '@folkmoot/service-kit';

/** Raised after an event has changed the copies. Work that depends on them need not wait for its timer. */
export const copiesChangedOf = oncePerService(() => createSignal());
