export {
  Link,
  Navigate,
  notify,
  Outlet,
  type RouteObject,
  RouterNavLink as NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from '@folkmoot/ui';
export {
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { ApiError, fieldProblem, isApiError, isTransient } from './api/api-error';
export { api, hrefOf, replaceTransport, type Transport } from './api/call';
export { type FreshSignIn, provideFreshSignIn } from './api/fresh-sign-in';
export type { CallOptions, InputOf, OperationLike } from './api/operation-types';
export { createQueryClient } from './api/query-client';
export { upload } from './api/upload';
export {
  operationKey,
  useInfiniteOperation,
  useInvalidate,
  useOperation,
  useOperationMutation,
} from './api/use-operation';
export { DraftConflict } from './drafts/DraftConflict';
export { LeaveQuestion } from './drafts/LeaveQuestion';
export { useUnsavedWork } from './drafts/unsaved-work';
export { type DraftForm, useDraft } from './drafts/use-draft';
export { useSaveKey } from './drafts/use-save-key';
export { useLive } from './live/use-live';
export { useFullScreen, useIsFullScreen } from './navigation/full-screen';
export { LoadedPage } from './navigation/LoadedPage';
export { useLeaveGuard } from './navigation/use-leave-guard';
export { ProductNameContext, usePageTitle } from './navigation/use-page-title';
export { useSearchPatch } from './navigation/use-search-patch';
export { loadProvided, provideRemoteLoader, type RemoteLoader } from './remotes/load-provided';
export { openingInWords } from './session/campaign-opening';
export {
  dayIn,
  momentIn,
  momentInWords,
  momentOrDayIn,
  ownTimeZone,
  useCouncilZone,
  useReaderZone,
} from './session/moments';
export { SessionProvider, type SessionState, sessionCan, useCan, useSession } from './session/SessionProvider';
export { useStaffNames } from './session/use-staff-names';
export { SHELL_SDK_VERSION } from './version';
