/** Also read by the shell in the browser, when the gateway could not: therefore zod/mini, 6 kB instead of 23. */
import * as z from 'zod/mini';
import { permissions } from '../core/roles';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** A page below an entry of the navigation, with a link of its own in the sidebar. */
const navigationSectionSchema = z.object({
  label: text(40).check(z.minLength(1)),
  path: z.string().check(z.regex(/^[a-z0-9/-]{1,60}$/)),
  icon: text(40),
});

export const navigationEntrySchema = z.object({
  label: text(40).check(z.minLength(1)),
  /** Path below /dashboard, without a leading slash. */
  path: z.string().check(z.regex(/^[a-z0-9/-]{1,60}$/)),
  icon: text(40),
  order: z.int(),
  permission: z.nullable(z.enum(permissions)),
  /** The sidebar shows these links below the label of the entry, which is then no link itself. */
  sections: z.optional(z.array(navigationSectionSchema).check(z.maxLength(12))),
});

/** A quick action on the overview. */
export const quickActionSchema = z.object({
  label: text(40),
  path: text(120),
  icon: text(40),
  order: z.int(),
  permission: z.nullable(z.enum(permissions)),
});

/** A page below an entry of the navigation, which the command palette finds. */
export const remotePageSchema = z.object({
  label: text(40).check(z.minLength(1)),
  path: z.string().check(z.regex(/^[a-z0-9/-]{1,60}$/)),
  icon: text(40),
  /** Other words for it. */
  words: text(200),
  permission: z.nullable(z.enum(permissions)),
});

export const remoteDescriptorSchema = z.object({
  name: z.string(),
  title: text(60),
  /** Semver range of the shell-sdk that this remote needs. */
  shellSdk: text(40),
  /** First segments below /dashboard that this remote renders. */
  routes: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))).check(z.maxLength(20)),
  navigation: z.array(navigationEntrySchema).check(z.maxLength(20)),
  quickActions: z._default(z.array(quickActionSchema).check(z.maxLength(10)), []),
  pages: z.optional(z.array(remotePageSchema).check(z.maxLength(30))),
  /** Modules that others may load through shell-sdk, for example `./survey-runner`. */
  provides: z._default(z.array(text(60)).check(z.maxLength(20)), []),
  /**
   * The texts of this descriptor in other languages of the interface: by language, then by English text. A remote with
   * texts in a language exposes `./words-<language>`, which replaces the words of its screens.
   */
  translations: z.optional(z.record(text(20), z.record(text(200), text(200)))),
  /** Only of the remote that owns the resident pages. */
  resident: z.optional(
    z.object({
      client: z.string(),
      /** Files that the client needs to start, fetched in parallel with it. */
      preload: z._default(z.array(text(200)).check(z.maxLength(10)), []),
      /** Files that only some pages need, by name. */
      later: z.optional(z.record(text(60), text(200))),
      /** The script of pages that are forms: what they send is sent without leaving the page. */
      forms: z.optional(text(200)),
      /** The service worker of surveys. */
      worker: z.optional(text(200)),
      render: z.string(),
      renderHash: z.string(),
    }),
  ),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;
export type QuickAction = z.infer<typeof quickActionSchema>;

/** One line of the registry: the release of a remote. A release changes this line and nothing else. */
export const remoteEntrySchema = z.object({
  name: z.string().check(z.regex(/^mf-[a-z0-9-]{1,40}$/)),
  version: text(60),
  manifest: text(500),
  descriptor: text(500),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;
export const remoteRegistrySchema = z.object({ remotes: z.array(remoteEntrySchema).check(z.maxLength(50)) });

/** A line of `/remotes.json`, with its descriptor, so that a page makes one request for all remotes. */
export interface DescribedEntry extends RemoteEntry {
  /** Read by the schema. Missing where the gateway could not read it: then whoever needs it asks at its address. */
  described?: RemoteDescriptor;
}

/** The answer of `/remotes.json`. */
export interface RemoteRegistry {
  remotes: DescribedEntry[];
}
