import type { RouteObject } from '@folkmoot/shell-sdk';
import { TeamPage } from './TeamPage';

export const teamRoutes: RouteObject[] = [{ index: true, element: <TeamPage /> }];
