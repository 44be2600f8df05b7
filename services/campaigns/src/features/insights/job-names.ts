export const ANALYSE_JOB = 'insights.analyse';
