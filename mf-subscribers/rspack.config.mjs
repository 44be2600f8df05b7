import { defineRemote } from '@folkmoot/federation';

export default defineRemote({ name: 'mf-subscribers', exposes: { './app': './src/app/app.tsx' } });
