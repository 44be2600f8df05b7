#!/usr/bin/env node
/** @file `npx folkmoot`: loads the tool from its TypeScript sources. */
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
