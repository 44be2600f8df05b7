export type { AttemptRepository } from './attempt.repository';
export { enforceLimit } from './enforce-limit';
export { addressPrefix, CODE_LIFE_MS, PER_ADDRESS_PREFIX, WINDOW_MS } from './limits.domain';
export { visitorAddress, visitorNetwork } from './visitor-address';
