import { Navigate, useRoutes } from '@folkmoot/shell-sdk';
import { ImportsTab } from '../features/imports';
import { SubscribersTab } from '../features/subscribers';
import { TagsTab } from '../features/tags';
import { SubscribersFrame } from './SubscribersFrame';

/** The one exposed module: everything below /dashboard/subscribers. */
export const App = () =>
  useRoutes([
    {
      element: <SubscribersFrame />,
      children: [
        { index: true, element: <Navigate to="list" replace /> },
        { path: 'list', element: <SubscribersTab /> },
        { path: 'tags', element: <TagsTab /> },
        { path: 'imports', element: <ImportsTab /> },
      ],
    },
  ]);
