import type { Random } from '@folkmoot/sample-data/random';
import type { RunningProduct } from '../product/running-product';
import type { Answered, Sent } from './wire';

export type Person = 'officer' | 'neighbour' | 'administrator';

/** The product under attack, and the people whose accounts an attacker may have. */
export interface Target extends Pick<RunningProduct, 'origin' | 'dataDir' | 'output'> {
  root: string;
  /** The Cookie header of a person who signed in within the last minutes. */
  cookieOf(person: Person): Promise<string>;
  /** A request with the session of a person, with the product's own origin. */
  as(person: Person, sent: Sent & { value?: unknown }): Promise<Answered & { json: unknown }>;
}

export interface Attack {
  name: string;
  /** Runs variation number `turn`, from 0. Returns one line for each success of the attack; empty when it failed. */
  run(target: Target, random: Random, turn: number): Promise<readonly string[]>;
}

/** The entry of a turn, so that a few turns try different kinds. */
export const inTurn = <T>(turn: number, from: readonly T[]): T => from[turn % from.length] as T;

/** An address of the loopback range, in its own network. */
export const otherNetwork = (random: Random): string =>
  `127.${random.between(1, 250)}.${random.between(1, 250)}.${random.between(2, 250)}`;

/** Names that every plain object inherits. */
export const inheritedNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

export const repeat = async <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
