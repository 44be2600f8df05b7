export * from './agreement';
export * from './bootstrap';
export * from './classification';
export * from './random';
export * from './shares';
export * from './strata';
