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

/** The highest is 11, which takes ten times as long and saves a few hundredths. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;
const MB = 1024 * 1024;
const MAX_BYTES = 32 * MB;
const MAX_PAGES = 2_000;

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** Compared one by one, without a look into them. */
type Facts = readonly unknown[];

interface Rendered {
  readonly release: Release;
  readonly facts: Facts;
}

interface SamePage extends Rendered {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** A page without script that is the same for everybody. */
export interface SharedPage {
  /** Two pages never have the same key at a time. */
  readonly key: string;
  /** Everything that the page depends on beside its release. A page with other facts is rendered. */
  readonly facts: Facts;
  /** The facts at a later time, for a page that depends on nothing else of its request but language and encoding. */
  readonly factsNow: (() => Facts) | null;
  readonly content: () => ResidentPage;
  readonly acceptEncoding: unknown;
}

const MAX_KNOWN_HEADERS = 100;
const ENTRY_BYTES = 1_024;

const bytesOf = ({ bodies }: SamePage): number =>
  encodings.reduce((sum, name) => sum + bodies[name].length, ENTRY_BYTES);

const isOf = (rendered: Rendered | undefined, { release, facts }: Rendered): boolean =>
  rendered?.release === release &&
  rendered.facts.length === facts.length &&
  rendered.facts.every((fact, index) => fact === facts[index]);

/** Browsers send a few headers, again and again. */
const createChoice = () => {
  const known = new LRUCache<string, Encoding>({ max: MAX_KNOWN_HEADERS });
  return (header: unknown): Encoding => {
    if (typeof header !== 'string') return 'identity';
    const chosen = known.get(header);
    if (chosen) return chosen;
    const accepted = acceptedEncodings(header);
    const encoding = encodings.find((name) => accepted.has(name)) ?? 'identity';
    known.set(header, encoding);
    return encoding;
  };
};

/**
 * All people have the same bytes, so they have the same nonce. It lets only the style in: the policy forbids every script.
 */
const render = async (
  pages: Pages,
  { release, facts }: Rendered,
  { content }: Pick<SharedPage, 'content'>,
): Promise<SamePage> => {
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
  const rendering = new Map<string, Rendered & { readonly page: Promise<SamePage> }>();
  const encodingFor = createChoice();

  /** Requests at the same time share one rendering. */
  const renderOnce = (wanted: Rendered, { key, content }: SharedPage): Promise<SamePage> => {
    const begun = rendering.get(key);
    if (begun && isOf(begun, wanted)) return begun.page;
    const rendered = render(pages, wanted, { content })
      .then((made) => {
        memory.set(key, made);
        return made;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, { ...wanted, page: rendered });
    return rendered;
  };

  return async (shared: SharedPage): Promise<PageAnswer> => {
    const release = pages.releases.current();
    if (!release) return plainPage();
    const { facts, factsNow } = shared;
    const wanted = { release, facts };
    const known = memory.get(shared.key);
    const shown = known && isOf(known, wanted) ? known : await renderOnce(wanted, shared);
    const { headers, bodies } = shown;
    const encoding = encodingFor(shared.acceptEncoding);
    const options = { headers: encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding } };
    if (!factsNow) return page(bodies[encoding], options);
    const isCurrent = (): boolean => {
      const now = pages.releases.current();
      return now !== null && isOf(shown, { release: now, facts: factsNow() });
    };
    return page(bodies[encoding], { ...options, isCurrent });
  };
};

export type SamePages = ReturnType<typeof createSamePages>;
