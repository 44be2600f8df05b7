/** @file What starts a database in another process. It does not load the engine. */
export { chooseMongo, type MongoChoice, startMongo } from '../mongo-source';
export { EngineError } from '../server/engine-error';
export { folderEngine } from '../server/folder';
