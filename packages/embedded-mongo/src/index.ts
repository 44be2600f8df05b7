export { EngineError, type EngineErrorCode } from './server/engine-error';
export { type Engine, type EngineOptions, startEngine } from './server/start';
