import { useQueryClient } from '@folkmoot/shell-sdk';
import { Button, EmptyState, IconRefresh, Page, PageError, PageHeader, PageLoading } from '@folkmoot/ui';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { hasWords } from './load-remote-module';
import { RemoteBoundary } from './RemoteBoundary';
import { useModuleLoader } from './RemotesProvider';
import { type Remote, remotesQuery } from './registry';
import { messages } from './remotes.messages';
import { markRunning } from './running-releases';

/** Loaded after the remote: the first page does not wait for it. A page that cannot report goes on. */
const report = (kind: 'reportLoaded' | 'reportFailed', entry: Remote['entry']): void =>
  void import('./report-load').then((reports) => reports[kind](entry)).catch(() => undefined);

interface AppModule {
  App: ComponentType;
}

const isAppModule = (module: unknown): module is AppModule =>
  typeof module === 'object' && module !== null && 'App' in module && typeof module.App === 'function';

const useRemoteApp = ({ entry }: Remote, attempt: number): ComponentType => {
  const load = useModuleLoader();
  return useMemo(
    () =>
      lazy(async () => {
        const [module, { LeaveQuestion }] = await Promise.all([
          load(entry, './app', attempt),
          // Needs the dialog's controls, which load with the first remote.
          import('./leave-question'),
        ]);
        markRunning(entry);
        if (!isAppModule(module)) throw new Error(`${entry.name} exposes no App`);
        report('reportLoaded', entry);
        const { App } = module;
        const AppAndQuestion = () => (
          <>
            <App />
            <LeaveQuestion />
          </>
        );
        return { default: AppAndQuestion };
      }),
    [load, entry, attempt],
  );
};

const Failed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Page>
    <PageHeader title={title} />
    <PageError
      title={messages.failedTitle(title)}
      text={messages.failedText}
      onRetry={onRetry}
      retryLabel={messages.retry}
    />
  </Page>
);

const Updating = ({ title }: { title: string }) => (
  <Page>
    <EmptyState
      level={1}
      icon={<IconRefresh stroke={1.5} aria-hidden="true" />}
      title={messages.updatingTitle}
      text={messages.updatingText(title)}
      action={
        <Button variant="default" onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
      }
    />
  </Page>
);

const Loaded = ({ remote }: { remote: Remote }) => {
  const [attempt, setAttempt] = useState(0);
  const client = useQueryClient();
  const App = useRemoteApp(remote, attempt);
  const { title } = remote.descriptor;
  const retry = async () => {
    // The registry may already name a fixed release.
    await client.refetchQueries(remotesQuery).catch(() => undefined);
    setAttempt((number) => number + 1);
  };
  const failed = () => (remote.isOutdated ? <Updating title={title} /> : <Failed title={title} onRetry={retry} />);
  return (
    // A release without words in the language of the interface is English.
    <div style={{ display: 'contents' }} lang={hasWords(remote.entry) ? undefined : 'en'}>
      <RemoteBoundary key={attempt} fallback={failed} onError={() => report('reportFailed', remote.entry)}>
        <Suspense
          fallback={
            <Page>
              <PageLoading label={messages.loading(title)} />
            </Page>
          }
        >
          <App />
        </Suspense>
      </RemoteBoundary>
    </div>
  );
};

/** One remote in the dashboard, inside an error boundary. Render it with `key={remote.entry.name}`. */
export const RemoteOutlet = ({ remote }: { remote: Remote }) =>
  remote.isCompatible ? <Loaded remote={remote} /> : <Updating title={remote.descriptor.title} />;
