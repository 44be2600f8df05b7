/** @file Lines of the registry as text for people. */
import type { RegistryLine } from '@folkmoot/contracts';

type Canary = NonNullable<RegistryLine['canary']>;

const audienceOf = ({ councils, percent }: Canary): string =>
  [...councils, ...(percent === undefined ? [] : [`${percent} % of all staff`])].join(', ');

/** `mf-trees 1.2.0; canary 1.3.0 for COUNCIL, 10 % of all staff; before 1.1.0` */
export const describeLine = ({ name, version, canary, previous }: RegistryLine): string =>
  [
    `${name} ${version}`,
    ...(canary ? [`canary ${canary.version} for ${audienceOf(canary)}`] : []),
    ...(previous ? [`before ${previous.version}`] : []),
  ].join('; ');
