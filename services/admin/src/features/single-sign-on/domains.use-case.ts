import { DomainError, MAX_SSO_DOMAINS, type SsoDomain, ssoDomainChangedEvent } from '@folkmoot/contracts';
import { newId, type Outbox } from '@folkmoot/service-kit';
import { enforceLimit } from '../../entities/attempt';
import { newSecret } from '../../entities/secret';
import { judge, readDomain, type StoredSsoDomain, toDomainView } from '../../entities/sso-domain';
import { publicMailDomains } from './public-mail-domains';
import { messages } from './sso.messages';
import type { SsoApp, SsoContext, SsoTools } from './sso.types';

const HOUR_MS = 3_600_000;
const CHECKS_PER_HOUR = 120;
const DAY_MS = 24 * HOUR_MS;

type Change = 'added' | 'verified' | 'lost' | 'removed';

const publish = (outbox: Outbox, { id, revision }: StoredSsoDomain, change: Change) =>
  outbox.add(ssoDomainChangedEvent, {
    aggregate: { type: 'sso-domain', id, revision },
    payload: { domainId: id, change },
  });

const invalid = (message: string) => new DomainError('invalid_input', { fields: [{ path: 'domain', message }] });

/** Names a domain. Throws invalid_input, conflict, or sso_domain_taken when another council owns it. */
export const addDomain = async (
  { actor, unitOfWork, acrossCouncils }: SsoContext,
  typed: string,
): Promise<SsoDomain> => {
  const domain = readDomain(typed);
  if (domain === null) throw invalid(messages.domainInvalid);
  if (publicMailDomains.has(domain)) throw invalid(messages.domainPublic);
  const owner = await acrossCouncils.reader().ssoDomainsAcrossCouncils.findVerified(domain);
  if (owner && owner.councilId !== actor.councilId) throw new DomainError('sso_domain_taken');
  return unitOfWork(actor, async ({ ssoDomains, outbox }) => {
    if ((await ssoDomains.list()).length >= MAX_SSO_DOMAINS) {
      throw new DomainError('conflict', { detail: messages.tooManyDomains(MAX_SSO_DOMAINS) });
    }
    const fields = {
      domain,
      token: newSecret(),
      isVerified: false,
      checkedAt: null,
      problem: null,
      missingSince: null,
    };
    const added = await ssoDomains.add({ id: newId(), ...fields });
    await publish(outbox, added, 'added');
    return toDomainView(added);
  });
};

const check = async (
  { actor, unitOfWork, clock }: Pick<SsoContext, 'unitOfWork' | 'clock'> & { actor: SsoApp['systemContext']['actor'] },
  domain: StoredSsoDomain,
  { findRecords }: Pick<SsoTools, 'findRecords'>,
): Promise<StoredSsoDomain> => {
  const records = await findRecords(domain.domain);
  return unitOfWork(actor, async ({ ssoDomains, outbox }) => {
    const current = await ssoDomains.get(domain.id);
    const now = clock.now();
    const saved = await ssoDomains.save(current, { ...judge(current, records, now), checkedAt: now });
    if (saved.isVerified !== current.isVerified) await publish(outbox, saved, saved.isVerified ? 'verified' : 'lost');
    return saved;
  });
};

/** Looks for the record of a domain now. Throws not_found, too_many_requests, or sso_domain_taken. */
export const verifyDomain = async (
  context: SsoContext,
  domainId: string,
  tools: Pick<SsoTools, 'findRecords'>,
): Promise<SsoDomain> => {
  const { actor, reader } = context;
  const domain = await reader(actor).ssoDomains.get(domainId);
  const key = `sso-domain:${actor.councilId}`;
  await enforceLimit(context, { key, most: CHECKS_PER_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  return toDomainView(await check(context, domain, tools));
};

/** Removes a domain. Throws not_found, and conflict for the last verified one while single sign-on is required. */
export const removeDomain = ({ actor, unitOfWork }: SsoContext, domainId: string): Promise<void> =>
  unitOfWork(actor, async ({ ssoDomains, ssoConnections, outbox }) => {
    const domain = await ssoDomains.get(domainId);
    const others = (await ssoDomains.list()).filter(({ id, isVerified }) => isVerified && id !== domainId);
    const isRequired = (await ssoConnections.find())?.isRequired ?? false;
    if (isRequired && domain.isVerified && others.length === 0) {
      throw new DomainError('conflict', { detail: messages.lastDomain });
    }
    await ssoDomains.delete(domainId);
    await publish(outbox, domain, 'removed');
  });

/** Checks verified domains once a day. A domain whose record is gone for two days is no longer used. */
export const checkDomainsAcrossCouncils = async (
  { systemContext, contextOf, logger }: Pick<SsoApp, 'systemContext' | 'contextOf' | 'logger'>,
  signal: AbortSignal,
  tools: Pick<SsoTools, 'findRecords'>,
  actorIn: (councilId: string) => SsoApp['systemContext']['actor'],
): Promise<void> => {
  const { acrossCouncils, clock } = systemContext;
  const before = new Date(clock.now().getTime() - DAY_MS);
  for (const domain of await acrossCouncils.reader().ssoDomainsAcrossCouncils.listCheckedBefore(before)) {
    if (signal.aborted) return;
    await check(contextOf(actorIn(domain.councilId)), domain, tools).catch((error: unknown) =>
      logger.warn({ err: error, domainId: domain.id }, 'a domain was not checked'),
    );
  }
};
