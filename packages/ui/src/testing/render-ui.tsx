import { type RenderResult, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UiProvider } from '../theme/UiProvider';
import { createPerson } from './person';

/** Renders an element inside theme and router. */
export const renderUi = (element: ReactNode): RenderResult & { user: UserEvent } => {
  const router = createMemoryRouter([{ path: '*', element: <UiProvider isTest>{element}</UiProvider> }]);
  return { ...render(<RouterProvider router={router} />), user: createPerson() };
};
