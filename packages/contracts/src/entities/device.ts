import * as z from 'zod';
import { browserFamilies } from './response-terms';

export const systemFamilies = ['Windows', 'macOS', 'iOS', 'Android', 'Linux', 'ChromeOS', 'Other'] as const;

/** The stored part of a user agent: families, no versions. */
export const deviceSchema = z.object({ browser: z.enum(browserFamilies), system: z.enum(systemFamilies) });
export type Device = z.infer<typeof deviceSchema>;
