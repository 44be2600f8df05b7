import { defineRemote } from '@folkmoot/federation';

export default defineRemote({
  name: 'mf-admin',
  dir: import.meta.dirname,
  port: 4063,
  exposes: { './app': './src/app/app.tsx', './words-cy': './src/app/words.cy.ts' },
});
