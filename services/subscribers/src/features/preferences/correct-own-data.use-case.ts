import { type Actor, type AttributeChanges, lookup, put, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { readAttributeValue, type StoredAttribute } from '../../entities/attribute';
import { keepChange, type SubscriberLinks, withAttributes } from '../../entities/subscriber';
import { requireRef, subscriberBehind } from './preferences';
import type { PreferenceRecords } from './preferences.types';

const readChanges = (definitions: readonly StoredAttribute[], written: Readonly<Record<string, string>>) => {
  const changes: AttributeChanges = {};
  const problems: { key: string }[] = [];
  for (const definition of definitions) {
    const { key } = definition;
    const text = lookup(written, key);
    if (text === undefined) continue;
    const result = text.trim() === '' ? { value: null } : readAttributeValue(definition, text);
    if ('problem' in result) problems.push({ key });
    else put(changes, key, result.value);
  }
  return { changes, problems };
};

/** Stores what the person wrote about themselves. With a problem, nothing is stored. Throws link_invalid. */
export const correctOwnData = (
  { unitOfWork, clock }: Context<PreferenceRecords, Actor>,
  { token, values }: { token: string; values: Readonly<Record<string, string>> },
  links: Pick<SubscriberLinks, 'readPreferences'>,
): Promise<{ problems: { key: string }[] }> => {
  const at = clock.now();
  const ref = requireRef(links.readPreferences(token, at));
  return unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    const definitions = await unit.attributes.listAll();
    const { changes, problems } = readChanges(definitions, values);
    if (problems.length > 0) return { problems };
    const names = new Map(definitions.map(({ key, name }) => [key, name]));
    const after = withAttributes(subscriber, changes, (key) => names.get(key) ?? key, { at, by: null });
    await keepChange(unit, subscriber, after, 'edited');
    return { problems };
  });
};
