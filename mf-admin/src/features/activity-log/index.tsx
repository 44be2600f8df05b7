import type { RouteObject } from '@folkmoot/shell-sdk';
import { ActivityLogTab, CouncilActivityTab } from './ActivityLogTab';

export const activityLogRoutes: RouteObject[] = [{ path: 'activity', element: <ActivityLogTab /> }];

/** A page of the council's settings. */
export const councilActivityRoutes: RouteObject[] = [{ path: 'activity', element: <CouncilActivityTab /> }];
