export {
  chooseMongo,
  type MongoChoice,
  type MongoSource,
  type RunningMongo,
  type StartMongoOptions,
  startMongo,
} from './mongo-source';
export { EngineError, type EngineErrorCode } from './server/engine-error';
export { type FolderEngine, folderEngine } from './server/folder';
export { type Engine, type EngineOptions, startEngine } from './server/start';
