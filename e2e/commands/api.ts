import { signInLink } from './inbox';

/** A signed-in client of the HTTP interface, for making what a journey needs but is not about. */
export const signInByApi = async (origin: string, email: string) => {
  const json = { 'content-type': 'application/json', origin };
  const before = new Date(Date.now() - 1000);
  await fetch(`${origin}/api/auth/magic-links`, { method: 'POST', headers: json, body: JSON.stringify({ email }) });
  const code = new URL(await signInLink(origin, email, before)).searchParams.get('code');
  const reply = await fetch(`${origin}/api/auth/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ code }),
  });
  const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...json, cookie },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await (response.status === 204 ? null : response.json())) as T;
  };
};
