export { AccountStop } from './AccountStop';
export { SessionGate } from './SessionGate';
export { adoptSession, refreshSession, sessionQuery, signInRetry } from './session-query';
export { isTabWaiting } from './sign-in-again/waiting-mark';
export { Whole } from './Whole';
export { forgetPlace, wantedPlace } from './wanted-place';
