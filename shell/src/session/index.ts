export { AccountStop } from './AccountStop';
export { SessionGate } from './SessionGate';
export { adoptSession, sessionQuery } from './session-query';
export { Whole } from './Whole';
