export { askSubscribers } from './ask-subscribers';
export { preferencesPageOperations } from './preferences.operations';
export { preferencesRoutes } from './preferences.routes';
export { withdraw } from './withdraw.use-case';
