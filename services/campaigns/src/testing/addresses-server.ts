import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AddressOwner, claimCampaignAddressesOperation } from '@folkmoot/contracts';

interface Claim {
  readonly addresses: readonly string[];
  readonly revision: number;
}

const OWNERS: Readonly<Record<string, AddressOwner>> = {
  news: { kind: 'opt_in_page', title: 'News' },
  quay: { kind: 'campaign', title: 'Quay' },
  nameless: { kind: 'campaign', title: null },
};

/**
 * Fake of the subscribers service: `news`, `quay` and `nameless` are taken, and the claims for `late` are for an earlier
 * revision.
 */
export const startAddressesServer = async () => {
  const claims: Claim[] = [];
  const server = createServer(async (req, res) => {
    const chunks = await req.toArray();
    const claim = claimCampaignAddressesOperation.body.parse(JSON.parse(Buffer.concat(chunks).toString()));
    claims.push(claim);
    const wanted = claim.addresses[0] ?? '';
    const status = wanted === 'late' ? 409 : 200;
    const takenBy = Object.hasOwn(OWNERS, wanted) ? OWNERS[wanted] : null;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ takenBy }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All claims in their order. */
    claims,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
