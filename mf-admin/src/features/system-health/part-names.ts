import { type HealthPartState, isKeyOf, lookup } from '@folkmoot/contracts/client';
import { messages as texts } from './system-health.messages';

const ownNames: Readonly<Record<string, string>> = texts.names;

/** The name of a part in a list of its kind. */
export const nameOf = ({ part, name }: Pick<HealthPartState, 'part' | 'name'>): string => {
  if (part === 'service') return lookup(texts.areas, name) ?? name;
  if (part === 'database' || part === 'storage') return `${texts.kinds[part]}: ${lookup(texts.areas, name) ?? name}`;
  return lookup(ownNames, name) ?? name;
};

/** The name of a part in lists of several kinds: `Queue campaigns.visits`. */
export const fullNameOf = (part: Pick<HealthPartState, 'part' | 'name'>): string => {
  const isNamed = part.part === 'database' || part.part === 'storage' || isKeyOf(ownNames, part.name);
  return isNamed ? nameOf(part) : `${texts.kinds[part.part]} ${nameOf(part)}`;
};
