export * from './core/actor';
export * from './core/errors';
export * from './core/event';
export * from './core/ids';
export * from './core/operation';
export * from './core/problem';
export * from './core/roles';
export * from './core/slug';
