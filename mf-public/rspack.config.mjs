import { defineRemote } from '@folkmoot/federation';

export default defineRemote({
  name: 'mf-public',
  dir: import.meta.dirname,
  port: 4064,
  exposes: {
    './survey-runner': './src/app/SurveyRunner.tsx',
    './signup-runner': './src/app/SignupRunner.tsx',
  },
});
