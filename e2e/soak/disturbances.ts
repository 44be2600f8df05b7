/** @file Disturbances of a product that runs for a long time: its processes are killed, and its database stalls. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@folkmoot/sample-data/random';
import { killProgram, type Program, programNames, stallDatabase } from '../faults/processes';

const KILL_EVERY_MS = 180_000;
const STALL_MS = 26_000;
/** A killed process is back after some seconds, and then catches up. */
const RECOVERY_MS = 45_000;
const LOOK_MS = 500;

export interface Disturbances {
  /** Begin and end of the times in which somebody may have had to wait. */
  readonly pauses: [number, number][];
  readonly kills: Program[];
  stalls: number;
}

interface Options {
  readonly dataDir: string;
  readonly random: Random;
  readonly beganAt: number;
  readonly endsAt: number;
  readonly say: (line: string) => void;
}

/** Kills a process every three minutes, and stops the database once, in the middle. Nothing in the last minute and a half. */
export const disturb = async ({ dataDir, random, beganAt, endsAt, say }: Options): Promise<Disturbances> => {
  const done: Disturbances = { pauses: [], kills: [], stalls: 0 };
  const stallAt = beganAt + (endsAt - beganAt) / 2;
  let killAt = beganAt + KILL_EVERY_MS / 2;
  const stallOnce = async (): Promise<void> => {
    const from = Date.now();
    if (done.stalls > 0 || from < stallAt || !(await stallDatabase(dataDir, STALL_MS))) return;
    done.stalls += 1;
    done.pauses.push([from, Date.now() + RECOVERY_MS]);
    say(`the database stalled for ${STALL_MS / 1_000} s`);
  };
  const killWhenDue = (): void => {
    const victim = programNames[Math.floor(random.next() * programNames.length)] ?? 'engine';
    // The victim of an earlier time may not be back yet: another one is chosen at the next look.
    if (Date.now() < killAt || !killProgram(victim, dataDir)) return;
    killAt += KILL_EVERY_MS;
    done.kills.push(victim);
    done.pauses.push([Date.now(), Date.now() + RECOVERY_MS]);
    say(`killed ${victim}`);
  };
  while (Date.now() < endsAt - 2 * RECOVERY_MS) {
    await pause(LOOK_MS);
    await stallOnce();
    killWhenDue();
  }
  return done;
};
