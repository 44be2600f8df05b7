import { budget } from './budget.messages';
import { library } from './library.messages';
import { park } from './park.messages';
import { planning } from './planning.messages';
import { residentSatisfaction } from './resident-satisfaction.messages';
import { roadScheme } from './road-scheme.messages';
import type { Template } from './template';

/** The templates of the product, in the order of the library. A new one needs a file and a line here. */
export const templates: readonly Template[] = [park, roadScheme, budget, library, planning, residentSatisfaction];

/** The survey of a template; null for an unknown id. */
export const findTemplate = (id: string): Template['content'] | null =>
  templates.find((template) => template.id === id)?.content ?? null;
