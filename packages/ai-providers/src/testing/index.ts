export { type AiServer, type AiServerAnswer, type AiServerRequest, startAiServer } from './ai-server';
export { makeServiceAccount } from './service-account';
