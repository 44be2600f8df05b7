import { startStandalone } from '@folkmoot/shell-sdk/standalone';
import descriptor from '../../remote.json';
import { App } from '../app/app';
import { createHandlers } from './handlers';

startStandalone(App, descriptor, { handlers: createHandlers() });
