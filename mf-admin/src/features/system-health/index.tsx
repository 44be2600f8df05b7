import type { RouteObject } from '@folkmoot/shell-sdk';
import { SystemHealthTab } from './SystemHealthTab';

export const systemHealthRoutes: RouteObject[] = [{ path: 'health', element: <SystemHealthTab /> }];
