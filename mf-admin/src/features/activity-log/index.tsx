import type { RouteObject } from '@folkmoot/shell-sdk';
import { ActivityLogTab } from './ActivityLogTab';

export const activityLogRoutes: RouteObject[] = [{ path: 'activity', element: <ActivityLogTab /> }];
