/** @file Starts a database in another process, without loading the engine. */
export { chooseMongo, type MongoChoice, startMongo } from '../mongo-source';
export { EngineError } from '../server/engine-error';
export { folderEngine } from '../server/folder';
