import { type ComponentType, lazy } from 'react';

/** A page in a separate file, loaded when it is first shown. */
export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
