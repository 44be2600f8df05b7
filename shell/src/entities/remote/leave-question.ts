/** @file A module of its own, because the shell loads it only with a remote. */
export { LeaveQuestion } from '@folkmoot/shell-sdk';
