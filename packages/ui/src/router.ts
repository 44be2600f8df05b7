/**
 * The facade of react-router: what shell and remotes use, and no more. Sharing the package itself would ship all of it
 * (53 kB brotli); everybody takes it from here, so that there is one router.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink as RouterNavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
