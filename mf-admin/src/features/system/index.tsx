import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { AiTab } from './ai/AiTab';
import { CouncilsTab } from './councils/CouncilsTab';
import { SystemFrame } from './SystemFrame';
import { UsersTab } from './users/UsersTab';

/** The system administration, with tabs from other features. */
export const systemRoutes = (more: readonly RouteObject[]): RouteObject[] => [
  {
    element: <SystemFrame />,
    children: [
      { index: true, element: <Navigate to="councils" replace /> },
      { path: 'councils', element: <CouncilsTab /> },
      { path: 'users', element: <UsersTab /> },
      { path: 'ai', element: <AiTab /> },
      ...more,
    ],
  },
];
