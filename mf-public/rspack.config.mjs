import { defineRemote } from '@folkmoot/federation';

export default defineRemote({ name: 'mf-public', exposes: { './survey-runner': './src/runner/SurveyRunner.tsx' } });
