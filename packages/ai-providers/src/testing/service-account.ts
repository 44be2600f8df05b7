import { exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';

/** A service account's JSON file in Google's format, and the public part of its key. */
export const makeServiceAccount = async (
  tokenUrl: string,
  overrides: object = {},
): Promise<{ json: string; publicKey: JWK }> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const account = {
    type: 'service_account',
    project_id: 'folkmoot-test',
    client_email: 'reader@folkmoot-test.iam.gserviceaccount.com',
    private_key: await exportPKCS8(privateKey),
    token_uri: tokenUrl,
    ...overrides,
  };
  return { json: JSON.stringify(account), publicKey: { ...(await exportJWK(publicKey)), alg: 'RS256' } };
};
