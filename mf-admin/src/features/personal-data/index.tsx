import type { RouteObject } from '@folkmoot/shell-sdk';
import { lazy } from 'react';

const PersonalDataPage = lazy(async () => ({ default: (await import('./PersonalDataPage')).PersonalDataPage }));

/** Few people need the page, and seldom, so it loads when it is opened. */
export const personalDataRoutes: RouteObject[] = [{ index: true, element: <PersonalDataPage /> }];
