export type { AiAdmin, Witness } from './ai.types';
export { createAiAdmin } from './ask-admin';
export { noteUse, witnessOf } from './ledger';
export { failureWords, providerRuns, waitMsOf } from './provider-failure';
export { providerOf } from './provider-of';
