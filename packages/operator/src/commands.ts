/** @file All commands, in the order of the help. A new command is a file in `commands/` and a line here. */
import type { Command } from './command-line/command';
import { auditVerify } from './commands/audit-verify';
import { backup } from './commands/backup';
import { backups } from './commands/backups';
import { configCheck } from './commands/config-check';
import { deadLetters } from './commands/dead-letters';
import { erase } from './commands/erase';
import { evidenceRotate } from './commands/evidence-rotate';
import { migrate } from './commands/migrate';
import { recount } from './commands/recount';
import { release } from './commands/release';
import { reportAnswered } from './commands/report-answered';
import { resend } from './commands/resend';
import { resetFactor } from './commands/reset-factor';
import { restore } from './commands/restore';
import { signInLink } from './commands/sign-in-link';
import { status } from './commands/status';

export const commands: readonly Command[] = [
  status,
  configCheck,
  ...backups,
  backup,
  restore,
  resend,
  migrate,
  ...deadLetters,
  recount,
  auditVerify,
  evidenceRotate,
  signInLink,
  resetFactor,
  erase,
  reportAnswered,
  ...release,
];
