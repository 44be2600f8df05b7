import * as z from 'zod';
import { MAX_SLUG } from './slugify';

/**
 * First path segments that the product will need. A council cannot choose them. Until the product uses one, its address
 * still leads to a council that had it before.
 */
export const promisedSlugs: ReadonlySet<string> = new Set(['mcp', 'kiosk', 'embed.js', 's']);

/** First path segments that no council may take. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'auth',
  'dashboard',
  'survey',
  'invite',
  'q',
  'api',
  'assets',
  'council',
  'dev',
  'docs',
  'remotes',
  'remotes.json',
  'health',
  'healthz',
  'readyz',
  'metrics',
  'status',
  'unsubscribe',
  'preferences',
  'confirm',
  'p',
  'landing',
  'static',
  'admin',
  'system',
  // Staff type them in search of the sign-in page.
  'login',
  'signin',
  'sign-in',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  'manifest.json',
  '.well-known',
  'internal',
  'constructor',
  'prototype',
  ...promisedSlugs,
]);

export const slugSchema = z
  .string()
  .max(MAX_SLUG)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens.');
export const councilSlugSchema = slugSchema.refine((slug) => !reservedSlugs.has(slug), 'This address is reserved.');
