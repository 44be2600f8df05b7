import { startAlone } from '@folkmoot/shell-sdk/alone';
import descriptor from '../../remote.json';
import { App } from '../app/app';
import { createHandlers } from './handlers';
import { sampleSketch } from './sample-people';

startAlone(App, descriptor, { session: sampleSketch, handlers: createHandlers() });
