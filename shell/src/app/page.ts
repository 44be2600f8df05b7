import { type ComponentType, lazy } from 'react';

/** A page of its own file, fetched when it is first shown. */
export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
