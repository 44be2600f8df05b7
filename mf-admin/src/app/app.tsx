import { isKeyOf } from '@folkmoot/contracts/client';
import { Navigate, useLocation, useRoutes } from '@folkmoot/shell-sdk';
import { activityLogRoutes, councilActivityRoutes, oneCouncilActivityRoutes } from '../features/activity-log';
import { councilSettingsRoutes } from '../features/council-settings';
import { personalDataRoutes } from '../features/personal-data';
import { councilPopulationRoutes, populationTableRoutes } from '../features/population';
import { releasesRoutes } from '../features/releases';
import { systemRoutes } from '../features/system';
import { systemHealthRoutes } from '../features/system-health';
import { teamRoutes } from '../features/team';

const areas = {
  team: teamRoutes,
  'personal-data': personalDataRoutes,
  settings: councilSettingsRoutes([...councilPopulationRoutes, ...councilActivityRoutes]),
  system: systemRoutes({
    sections: [...activityLogRoutes, ...systemHealthRoutes, ...releasesRoutes, ...populationTableRoutes],
    councilTabs: oneCouncilActivityRoutes,
  }),
} as const;

const areaOf = (pathname: string): keyof typeof areas => {
  const segment = pathname.split('/')[2] ?? '';
  return isKeyOf(areas, segment) ? (segment as keyof typeof areas) : 'team';
};

/** The one exposed module. The shell mounts it in each of its areas, so the current path selects the routes. */
export const App = () => {
  const area = areaOf(useLocation().pathname);
  return useRoutes([...areas[area], { path: '*', element: <Navigate to={`/dashboard/${area}`} replace /> }]);
};
