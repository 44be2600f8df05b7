export { localTimes } from './local-times';
export { fromWallTime, toWallTime } from './wall-time';
