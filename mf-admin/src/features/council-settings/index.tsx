import type { RouteObject } from '@folkmoot/shell-sdk';
import { SettingsPage } from './SettingsPage';

export const councilSettingsRoutes: RouteObject[] = [{ index: true, element: <SettingsPage /> }];
