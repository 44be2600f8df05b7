import { unreachable } from './api-error';

interface Request {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: BodyInit | undefined;
  signal?: AbortSignal | undefined;
}

/** Responses with these statuses must not have a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

const headersOf = (raw: string): Headers => {
  const headers = new Headers();
  for (const line of raw.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
};

const responseOf = (xhr: XMLHttpRequest): Response =>
  new Response(BODILESS.has(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    headers: headersOf(xhr.getAllResponseHeaders()),
  });

const stopped = (): DOMException => new DOMException('The upload was stopped.', 'AbortError');

/** Like `fetch`, which cannot report upload progress. Same origin, with the session cookie. */
export const sendWithProgress = (
  { url, method, headers, body, signal }: Request,
  onProgress: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(stopped());
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(unreachable());
    xhr.onabort = () => reject(stopped());
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    xhr.send(body as XMLHttpRequestBodyInit | undefined);
  });
