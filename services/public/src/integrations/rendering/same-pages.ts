import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ResidentPage } from '@folkmoot/contracts';
import { page } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings } from './accepted-encodings';
import { type PageAnswer, type Pages, plainPage } from './answer-page';
import { newNonce, pageHeaders } from './headers';
import type { Release } from './release';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Of 11: a page is compressed once and sent often. Higher ones take ten times as long for a few hundredths. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;
const MB = 1024 * 1024;
const MAX_BYTES = 32 * MB;
const MAX_PAGES = 2_000;

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

interface SamePage {
  readonly release: Release;
  readonly facts: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** A page without script that is the same for everybody. */
export interface SharedPage {
  /** Two pages never have the same key at a time. */
  readonly key: string;
  /** Everything that the page depends on beside its release. A page with other facts is rendered. */
  readonly facts: string;
  readonly content: () => ResidentPage;
  readonly acceptEncoding: unknown;
}

const bytesOf = ({ facts, bodies }: SamePage): number =>
  facts.length + encodings.reduce((sum, name) => sum + bodies[name].length, 0);

/**
 * All people have the same bytes, so they have the same nonce. It lets only the style in: the policy forbids every script.
 */
const render = async (pages: Pages, release: Release, { facts, content }: SharedPage): Promise<SamePage> => {
  const nonce = newNonce();
  const context = { nonce, clientUrl: null, productName: pages.productName };
  const identity = Buffer.from(release.bundle.renderPage(content(), context));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: GZIP_LEVEL }),
  ]);
  const headers = { ...pageHeaders(nonce, { hasScript: false }), Vary: 'Accept-Encoding' };
  return { release, facts, headers, bodies: { br, gzip: gzipped, identity } };
};

/** Pages that are rendered and compressed once, for as long as their facts and the release stay. */
export const createSamePages = (pages: Pages) => {
  const memory = new LRUCache<string, SamePage>({ max: MAX_PAGES, maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const rendering = new Map<string, Promise<SamePage>>();

  /** Requests at the same time share one rendering. */
  const renderOnce = (release: Release, shared: SharedPage): Promise<SamePage> => {
    const key = `${release.version} ${shared.key} ${shared.facts}`;
    const begun = rendering.get(key);
    if (begun) return begun;
    const rendered = render(pages, release, shared)
      .then((made) => {
        memory.set(shared.key, made);
        return made;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, rendered);
    return rendered;
  };

  return async (shared: SharedPage): Promise<PageAnswer> => {
    const release = pages.releases.current();
    if (!release) return plainPage();
    const known = memory.get(shared.key);
    const isSame = known?.release === release && known.facts === shared.facts;
    const { headers, bodies } = isSame ? known : await renderOnce(release, shared);
    const accepted = acceptedEncodings(shared.acceptEncoding);
    const encoding = encodings.find((name) => accepted.has(name)) ?? 'identity';
    const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    return page(bodies[encoding], { headers: { ...headers, ...encoded } });
  };
};

export type SamePages = ReturnType<typeof createSamePages>;
