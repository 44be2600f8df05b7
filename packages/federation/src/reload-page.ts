/** @file Reloads the page when `npm run dev` has built something. Part of its builds only, never of a release. */
const AGAIN_MS = 1000;

let seen = '';

/** Not before the gateway answers: a page that cannot be loaded would never hear of anything again. */
const reload = async (): Promise<void> => {
  const { ok } = await fetch('/healthz').catch(() => ({ ok: false }));
  if (ok) window.location.reload();
  else setTimeout(reload, AGAIN_MS);
};

const listen = (): void => {
  const source = new EventSource('/dev/reload');
  source.addEventListener('message', ({ data }) => {
    // The first message says what this page was made from; after a restart of the gateway it may be something newer.
    if (seen !== '' && seen !== data) void reload();
    seen = data;
  });
  source.addEventListener('error', () => {
    // The browser tries again by itself, but not after an answer other than 200, as from a gateway that is starting.
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN_MS);
  });
};

listen();
