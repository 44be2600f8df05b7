/** The only user. */
export const USER = 'folkmoot';
interface Access {
  readonly port: number;
  readonly password: string;
  readonly isTls?: boolean;
}
/** The address that drivers need for the login, transactions and retryable writes. */
export const engineUri = ({ port, password, isTls = false }: Access): string => {
  const login = 'authSource=admin&authMechanism=SCRAM-SHA-256';
  const address = `mongodb://${USER}:${password}@127.0.0.1:${port}/?replicaSet=rs0&directConnection=true&${login}`;
  return isTls ? `${address}&tls=true` : address;
};
