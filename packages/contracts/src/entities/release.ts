/** The registry as its file says, and what a release is made of. For servers and tools: browsers get `remote.ts`. */
import * as z from 'zod/mini';
import { idSchema } from '../core/ids';
import { type RemoteEntry, remoteEntrySchema } from './remote';

/** Files are served from the gateway's own folder: `/remotes/mf-campaigns/1.2.0/mf-manifest.json`. */
const address = z.string().check(z.maxLength(500), z.regex(/^\/remotes\/(?!.*\.\.)[\w./-]+\.json$/));

const releaseFields = { version: remoteEntrySchema.shape.version, manifest: address, descriptor: address };

/** When the release got its place. Lines that were written by hand have none. */
const since = z.optional(z.iso.datetime());
const MAX_COUNCILS = 500;
const MAX_PERCENT = 100;

const canarySchema = z
  .strictObject({
    ...releaseFields,
    councils: z._default(z.array(idSchema).check(z.maxLength(MAX_COUNCILS)), []),
    /** The share of all other staff that gets the release too. */
    percent: z.optional(z.number().check(z.gt(0), z.lte(MAX_PERCENT))),
    since,
  })
  .check(
    z.refine(({ councils, percent }) => councils.length > 0 || percent !== undefined, {
      error: 'a canary needs councils or a percentage',
    }),
  );

/** A line of the registry's file: the release for all, and perhaps another one for some councils or people first. */
export const registryLineSchema = z.extend(remoteEntrySchema, {
  ...releaseFields,
  since,
  /** The release for all before this one: the one that a roll back returns to. */
  previous: z.optional(z.strictObject(releaseFields)),
  canary: z.optional(canarySchema),
});
export type RegistryLine = z.infer<typeof registryLineSchema>;

/** The file, its lines unread: one that is wrong must not take the others with it. */
export const registryFileSchema = z.object({ remotes: z.array(z.unknown()).check(z.maxLength(50)) });

/** Who asks for the registry: staff who are signed in. */
export interface ReleaseVisitor {
  readonly councilId: string | null;
  /** From 0 to below 100, always the same for the same person and the same release. */
  readonly share: (version: string) => number;
}

/** True when this visitor gets the canary of a registry line. Visitors who are not signed in get the release for all. */
export const getsCanary = ({ canary }: Pick<RegistryLine, 'canary'>, visitor: ReleaseVisitor | null): boolean => {
  if (!canary || visitor === null) return false;
  const { councilId, share } = visitor;
  if (councilId !== null && canary.councils.includes(councilId)) return true;
  return canary.percent !== undefined && share(canary.version) < canary.percent;
};

/** The release of a registry line for a visitor. The result does not reveal who gets another release. */
export const releaseFor = (line: RegistryLine, visitor: ReleaseVisitor | null): RemoteEntry => {
  const { version, manifest, descriptor } = (getsCanary(line, visitor) ? line.canary : undefined) ?? line;
  return { name: line.name, version, manifest, descriptor };
};

const names = z._default(z.array(z.string()), []);
const assets = z.object({
  js: z.object({ sync: names, async: names }),
  css: z.object({ sync: names, async: names }),
});

/** The part of a build's `mf-manifest.json` that names files. */
export const releaseManifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string().check(z.minLength(1)), path: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets })),
});

/** Every file that a manifest needs beside it. */
export const filesOfManifest = ({ metaData, exposes }: z.infer<typeof releaseManifestSchema>): string[] => {
  const { name, path } = metaData.remoteEntry;
  const listed = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  return [...new Set([path ? `${path}/${name}` : name, ...listed])];
};
