import { readFile, stat } from 'node:fs/promises';
import {
  type Actor,
  type DescribedEntry,
  type RegistryLine,
  type RemoteRegistry,
  registryFileSchema,
  registryLineSchema,
  releaseFor,
} from '@folkmoot/contracts';
import { checkReleases, type Descriptors, type Logger, releaseVisitor } from '@folkmoot/service-kit';

const LOOK_EVERY_MS = 500;

interface RegistryOptions {
  file: string;
  staticDir: string;
  logger: Logger;
  now?: () => number;
}

/** A registry line as it is served, with its descriptors. */
interface Taken {
  line: RegistryLine;
  descriptors: Descriptors;
}

interface Judged {
  taken: Taken | null;
  problem: string | null;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const nameOf = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'name' in raw ? String(raw.name) : '';

/**
 * A line as it may be served. A wrong line keeps its last good version. Without one, the shell reports that it cannot
 * load it.
 */
const judge = async (raw: unknown, known: ReadonlyMap<string, Taken>, staticDir: string): Promise<Judged> => {
  const before = known.get(nameOf(raw)) ?? null;
  const parsed = registryLineSchema.safeParse(raw);
  if (!parsed.success) return { taken: before, problem: `${nameOf(raw) || 'a line'}: ${parsed.error.message}` };
  try {
    const descriptors = await checkReleases(staticDir, parsed.data);
    return { taken: { line: parsed.data, descriptors }, problem: null };
  } catch (error) {
    const { name, version } = parsed.data;
    return {
      taken: before ?? { line: parsed.data, descriptors: new Map() },
      problem: `${name}@${version}: ${textOf(error)}`,
    };
  }
};

const describe = ({ line: { name, version, canary } }: Taken): string =>
  `${name}@${version}${canary ? ` (${canary.version} for ${canary.councils.length} councils, ${canary.percent ?? 0} %)` : ''}`;

const describedFor = ({ line, descriptors }: Taken, actor: Actor | null): DescribedEntry => {
  const entry = releaseFor(line, releaseVisitor(line.name, actor));
  return { ...entry, described: descriptors.get(entry.descriptor) };
};

/**
 * Serves the remote registry from its file: a release is one changed line, served without a restart. A line is accepted
 * when all files that it names exist and are valid. Until then the remote stays at its former release.
 */
export const createRegistry = ({ file, staticDir, logger, now = Date.now }: RegistryOptions) => {
  let lines: readonly Taken[] = [];
  let stamp = '';
  let problems = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking = Promise.resolve();

  const take = async (seen: string): Promise<void> => {
    const { remotes } = registryFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const known = new Map(lines.map((taken) => [taken.line.name, taken]));
    const judged = await Promise.all(remotes.map((raw) => judge(raw, known, staticDir)));
    const refusedLines = judged.flatMap(({ problem }) => problem ?? []).join('; ');
    lines = judged.flatMap(({ taken }) => taken ?? []);
    if (refusedLines && refusedLines !== problems)
      logger.error({ problems: refusedLines }, 'lines of the remote registry were not accepted');
    problems = refusedLines;
    // Refused lines are checked again at the next read, since their files may still arrive.
    stamp = refusedLines ? '' : seen;
    if (!refusedLines) logger.info({ remotes: lines.map(describe) }, 'remote registry read');
  };

  const look = async (): Promise<void> => {
    const { mtimeMs, size, ino } = await stat(file);
    const seen = `${mtimeMs} ${size} ${ino}`;
    if (seen !== stamp) await take(seen);
  };

  /**
   * The registry of a visitor. `actorOf` is called only when a canary exists. A missing or broken file keeps the last
   * registry.
   */
  return async (actorOf: () => Promise<Actor | null>): Promise<RemoteRegistry> => {
    if (now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now();
      looking = look().catch((error: unknown) => logger.error({ err: error }, 'remote registry not read'));
    }
    await looking;
    const actor = lines.some(({ line }) => line.canary) ? await actorOf() : null;
    return { remotes: lines.map((taken) => describedFor(taken, actor)) };
  };
};
