import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { CouncilsTab } from './CouncilsTab';
import { SystemFrame } from './SystemFrame';

/** System administration, with the tabs that other features bring. */
export const systemRoutes = (more: readonly RouteObject[]): RouteObject[] => [
  {
    element: <SystemFrame />,
    children: [
      { index: true, element: <Navigate to="councils" replace /> },
      { path: 'councils', element: <CouncilsTab /> },
      ...more,
    ],
  },
];
