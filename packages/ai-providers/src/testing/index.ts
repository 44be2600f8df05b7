export { type AiServer, type AiServerAnswer, type AiServerRequest, startAiServer } from './ai-server';
export { councilComments, councilTable, councilThemes, trueClaims } from './council-table';
export { type DoubleKind, doubleKinds, doubleOf, type Statement, type Table } from './doubles';
export { makeServiceAccount } from './service-account';
