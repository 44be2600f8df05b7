/** A browser that has cookies for each server, and follows redirects until one leads to the product. */
export const createTestBrowser = (origin: string) => {
  const jars = new Map<string, Map<string, string>>();

  const jarOf = (url: string): Map<string, string> => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };

  const keep = (url: string, headers: Headers): void => {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || /max-age=0/i.test(cookie)) jarOf(url).delete(pair.slice(0, at));
      else jarOf(url).set(pair.slice(0, at), value);
    }
  };

  const cookieHeader = (url: string): Record<string, string> => {
    const cookie = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie ? { cookie } : {};
  };

  const open = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...cookieHeader(url), ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    keep(url, response.headers);
    return response;
  };

  /** Follows redirects within other servers. Returns the first address at the product. */
  const comeBack = async (url: string, init: RequestInit = {}): Promise<string> => {
    let next = url;
    let options = init;
    for (let hop = 0; hop < 12; hop++) {
      const response = await open(next, options);
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${next} answered ${response.status}: ${await response.text()}`);
      next = new URL(location, next).href;
      options = {};
      if (next.startsWith(origin)) return next;
    }
    throw new Error('too many redirects');
  };

  return { open, comeBack, cookieHeader, jarOf, keep };
};
