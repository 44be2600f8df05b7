import type { RouteObject } from '@folkmoot/shell-sdk';
import { ActivityLogTab, CouncilActivityTab, OneCouncilActivityTab } from './ActivityLogTab';

export const activityLogRoutes: RouteObject[] = [{ path: 'activity', element: <ActivityLogTab /> }];

/** A page of the council's settings. */
export const councilActivityRoutes: RouteObject[] = [{ path: 'activity', element: <CouncilActivityTab /> }];

/** A tab of a council's page in the system administration. */
export const oneCouncilActivityRoutes: RouteObject[] = [{ path: 'activity', element: <OneCouncilActivityTab /> }];
