import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { AiTab } from './ai/AiTab';
import { CouncilDangerTab } from './council/CouncilDangerTab';
import { CouncilExportTab } from './council/CouncilExportTab';
import { CouncilOverviewTab } from './council/CouncilOverviewTab';
import { CouncilPage } from './council/CouncilPage';
import { CouncilSettingsTab } from './council/CouncilSettingsTab';
import { CouncilUsersTab } from './council/CouncilUsersTab';
import { CouncilsTab } from './councils/CouncilsTab';
import { SystemFrame } from './SystemFrame';
import { SystemGate } from './SystemGate';
import { UsersTab } from './users/UsersTab';

interface More {
  /** Sections of other features. Each needs an entry in `remote.json` and in the texts. */
  readonly sections: readonly RouteObject[];
  /** Tabs of a council's page of other features. */
  readonly councilTabs: readonly RouteObject[];
}

/** The system administration: its sections, and the page of one council. */
export const systemRoutes = ({ sections, councilTabs }: More): RouteObject[] => [
  {
    element: <SystemGate />,
    children: [
      { index: true, element: <Navigate to="councils" replace /> },
      {
        element: <SystemFrame />,
        children: [
          { path: 'councils', element: <CouncilsTab /> },
          { path: 'users', element: <UsersTab /> },
          { path: 'ai', element: <AiTab /> },
          ...sections,
        ],
      },
      {
        path: 'councils/:councilId',
        element: <CouncilPage />,
        children: [
          { index: true, element: <Navigate to="overview" replace /> },
          { path: 'overview', element: <CouncilOverviewTab /> },
          { path: 'users', element: <CouncilUsersTab /> },
          { path: 'settings', element: <CouncilSettingsTab /> },
          { path: 'export', element: <CouncilExportTab /> },
          { path: 'danger', element: <CouncilDangerTab /> },
          ...councilTabs,
          { path: '*', element: <Navigate to="../overview" replace /> },
        ],
      },
    ],
  },
];
