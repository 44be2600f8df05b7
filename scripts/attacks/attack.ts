import type { RunningProduct } from '../product/running-product';
import type { Answered, Sent } from './wire';

export type Person = 'officer' | 'neighbour' | 'administrator';

/** The product under attack, and the people whose accounts an attacker may hold. */
export interface Target extends Pick<RunningProduct, 'origin' | 'dataDir' | 'output'> {
  root: string;
  /** The Cookie header of somebody who signed in within the last minutes. */
  cookieOf(person: Person): Promise<string>;
  /** A request with the session of a person, from the product's own pages. */
  as(person: Person, sent: Sent & { value?: unknown }): Promise<Answered & { json: unknown }>;
}

/** A number of at least 0 and less than 1; the same ones for the same seed. */
export type Random = () => number;

export interface Attack {
  name: string;
  /** The variation number `turn`, from 0, of the attack; how it succeeded, line by line. Nothing when it failed. */
  run(target: Target, random: Random, turn: number): Promise<readonly string[]>;
}

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** The entry for a turn, so that a few turns try different kinds. */
export const inTurn = <T>(turn: number, from: readonly T[]): T => from[turn % from.length] as T;

/** A whole number, both bounds inclusive. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** An address of the loopback range, in a network of its own. */
export const otherNetwork = (random: Random): string =>
  `127.${between(random, 1, 250)}.${between(random, 1, 250)}.${between(random, 2, 250)}`;

/** Names that every plain object has by inheritance. */
export const inheritedNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

export const repeat = async <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
