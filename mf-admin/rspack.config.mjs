import { defineRemote } from '@folkmoot/federation';

export default defineRemote({ name: 'mf-admin', exposes: { './app': './src/app/app.tsx' } });
