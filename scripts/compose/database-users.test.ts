import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const root = path.resolve(import.meta.dirname, '../..');
const program = readFileSync(path.join(root, 'deploy/mongodb/init.js'), 'utf8');

interface User {
  user: string;
  pwd: string;
  roles: object[];
}

/** Runs deploy/mongodb/init.js like mongosh, on a double with only the methods that the program calls. */
const run = (secrets: Record<string, string>, server: { users: Map<string, User>; isReplicaSet: boolean }) => {
  const admin = {
    runCommand: (command: object) => {
      if ('hello' in command) return { isWritablePrimary: server.isReplicaSet };
      if (server.isReplicaSet) return { ok: 1 };
      throw Object.assign(new Error('no replica set'), { codeName: 'NotYetInitialized' });
    },
    adminCommand: (command: object) => {
      if ('replSetInitiate' in command) server.isReplicaSet = true;
    },
    getUser: (name: string) => server.users.get(name) ?? null,
    createUser: (user: User) => void server.users.set(user.user, user),
    updateUser: (user: string, changed: Omit<User, 'user'>) => void server.users.set(user, { user, ...changed }),
  };
  function Mongo() {
    return { getDB: () => admin };
  }
  const files = {
    readdirSync: () => Object.keys(secrets),
    readFileSync: (file: string) => `${secrets[path.basename(file)]}\n`,
  };
  vm.runInNewContext(program, { require: () => files, Mongo, sleep: () => undefined, print: () => undefined });
};

const readWrite = (db: string) => [{ role: 'readWrite', db }];

test('the database of containers has a user for each service after the first start and after a password change', () => {
  const server = { users: new Map<string, User>(), isReplicaSet: false };
  const secrets = { mongodb_root_password: 'r', mongodb_password_admin: 'a', mongodb_password_trees: 't' };
  run(secrets, server);
  run({ ...secrets, mongodb_password_trees: 'new' }, server);
  expect(server.isReplicaSet).toBe(true);
  expect([...server.users.values()]).toEqual([
    { user: 'folkmoot_admin', pwd: 'a', roles: readWrite('folkmoot_admin') },
    { user: 'folkmoot_trees', pwd: 'new', roles: readWrite('folkmoot_trees') },
  ]);
});
