/** @file Reloads the page when `npm run dev` has built something. Part of its builds only, never of a release. */
const AGAIN_MS = 1000;

let seen = '';

/** Waits until the gateway answers: a page that fails to load would get no more messages. */
const reload = async (): Promise<void> => {
  const { ok } = await fetch('/healthz').catch(() => ({ ok: false }));
  if (ok) window.location.reload();
  else setTimeout(reload, AGAIN_MS);
};

const listen = (): void => {
  const source = new EventSource('/dev/reload');
  source.addEventListener('message', ({ data }) => {
    // The first message is the current build. After a restart of the gateway it may be newer than this page.
    if (seen !== '' && seen !== data) void reload();
    seen = data;
  });
  source.addEventListener('error', () => {
    // The browser reconnects, but not after a status other than 200, for example from a gateway that is starting.
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN_MS);
  });
};

listen();
