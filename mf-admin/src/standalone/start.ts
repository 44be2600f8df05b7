import { startStandalone } from '@folkmoot/shell-sdk/standalone';
import descriptor from '../../remote.json';
import { App } from '../app/app';
import { createHandlers } from './handlers';
import { sampleSketch } from './sample-people';

startStandalone(App, descriptor, { session: sampleSketch, handlers: createHandlers() });
