/**
 * The facade of react-router: only the parts that shell and remotes use. Sharing the package itself would ship all of
 * it (53 kB brotli). All code imports the router from here, so that there is only one instance.
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
