import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { ActivityTab } from './ActivityTab';
import { CouncilsTab } from './CouncilsTab';
import { SystemFrame } from './SystemFrame';

export const systemRoutes: RouteObject[] = [
  {
    element: <SystemFrame />,
    children: [
      { index: true, element: <Navigate to="councils" replace /> },
      { path: 'councils', element: <CouncilsTab /> },
      { path: 'activity', element: <ActivityTab /> },
    ],
  },
];
