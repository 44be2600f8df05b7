import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError, lookup } from '@folkmoot/contracts';
import { acceptedEncodings } from '../../integrations/rendering/accepted-encodings';

export interface ClientFile {
  readonly content: Buffer;
  readonly type: string;
  readonly encoding: 'br' | 'gzip' | null;
}

const REMOTE_DIR = 'remotes/mf-public';
const NAME = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(js|css|map|json|webmanifest|svg|png|woff2)$/;
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  map: 'application/json',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
};

const versions = async (staticDir: string): Promise<string[]> => {
  try {
    return await readdir(path.join(staticDir, REMOTE_DIR));
  } catch {
    return [];
  }
};

/** Searches all releases, because pages of the former release are still open in browsers. */
const locate = async (staticDir: string, name: string): Promise<string | null> => {
  for (const version of await versions(staticDir)) {
    const file = path.join(staticDir, REMOTE_DIR, version, 'resident', name);
    if (await readIfThere(file)) return file;
  }
  return null;
};

const smallest = async (file: string, accepted: readonly string[]): Promise<Omit<ClientFile, 'type'>> => {
  for (const { name: encoding, suffix } of encodings.filter(({ name }) => accepted.includes(name))) {
    const content = await readIfThere(`${file}${suffix}`);
    if (content) return { content, encoding };
  }
  return { content: await readFile(file), encoding: null };
};

/** Serves client files from memory. Names contain a hash, so a file never changes. Throws not_found. */
export const createClientFiles = (staticDir: string) => {
  const known = new Map<string, ClientFile>();

  const read = async (name: string, accepted: readonly string[]): Promise<ClientFile> => {
    const file = await locate(staticDir, name);
    if (!file) throw new DomainError('not_found');
    const type = lookup(types, path.extname(name).slice(1)) ?? 'application/octet-stream';
    return { ...(await smallest(file, accepted)), type };
  };

  return async (name: string, acceptEncoding: unknown): Promise<ClientFile> => {
    if (!NAME.test(name)) throw new DomainError('not_found');
    const allowed = acceptedEncodings(acceptEncoding);
    const accepted = encodings.map((each) => each.name).filter((each) => allowed.has(each));
    const key = `${name} ${accepted.join()}`;
    const clientFile = known.get(key) ?? (await read(name, accepted));
    known.set(key, clientFile);
    return clientFile;
  };
};
