import { type ServiceName, serviceNames, serviceRegistry } from '../core/services';

/** Which service answers below which path. The longest prefix wins; prefixes end at a path segment. */
export const gatewayRoutes: readonly { prefix: string; service: ServiceName }[] = serviceNames.flatMap((service) =>
  serviceRegistry[service].paths.map((prefix) => ({ prefix, service })),
);

/** The service that answers a path, or null for none. */
export const serviceOfPath = (path: string): ServiceName | null => {
  const fits = ({ prefix }: { prefix: string }) => path === prefix || path.startsWith(`${prefix}/`);
  const best = gatewayRoutes.filter(fits).sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return best?.service ?? null;
};
