export { onUserReassigned } from './on-user-reassigned.consumer';
export { tellUser, type UserNotice } from './tell-user.use-case';
export { userRoutes } from './user.routes';
