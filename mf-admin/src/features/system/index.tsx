import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { ActivityTab } from './ActivityTab';
import { AiTab } from './ai/AiTab';
import { CouncilsTab } from './councils/CouncilsTab';
import { SystemFrame } from './SystemFrame';
import { UsersTab } from './users/UsersTab';

export const systemRoutes: RouteObject[] = [
  {
    element: <SystemFrame />,
    children: [
      { index: true, element: <Navigate to="councils" replace /> },
      { path: 'councils', element: <CouncilsTab /> },
      { path: 'users', element: <UsersTab /> },
      { path: 'ai', element: <AiTab /> },
      { path: 'activity', element: <ActivityTab /> },
    ],
  },
];
