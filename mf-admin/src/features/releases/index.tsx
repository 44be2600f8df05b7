import type { RouteObject } from '@folkmoot/shell-sdk';
import { ReleasesTab } from './ReleasesTab';

export const releasesRoutes: RouteObject[] = [{ path: 'releases', element: <ReleasesTab /> }];
