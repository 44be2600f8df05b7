/** @file Run by mongosh in `mongodb-init`: makes the replica set and one user for each service, who may use its database alone. */
const { readdirSync, readFileSync } = require('node:fs');

const SECRETS = '/run/secrets';
const PASSWORD = 'mongodb_password_';
const secret = (name) => readFileSync(`${SECRETS}/${name}`, 'utf8').trim();
const root = `root:${encodeURIComponent(secret('mongodb_root_password'))}`;
const address = `mongodb://${root}@mongodb:27017/?directConnection=true&authSource=admin`;

/** On its first start the server makes the root user and starts once more; until then it turns us away. */
const connected = (attempts) => {
  try {
    return new Mongo(address).getDB('admin');
  } catch (error) {
    if (attempts === 0) throw error;
    sleep(1_000);
    return connected(attempts - 1);
  }
};

const admin = connected(60);

const isReplicaSet = () => {
  try {
    return admin.runCommand({ replSetGetStatus: 1 }).ok === 1;
  } catch (error) {
    if (error.codeName === 'NotYetInitialized') return false;
    throw error;
  }
};

if (!isReplicaSet()) {
  admin.adminCommand({
    replSetInitiate: { _id: 'folkmoot', members: [{ _id: 0, host: 'mongodb:27017' }] },
  });
}
while (!admin.runCommand({ hello: 1 }).isWritablePrimary) sleep(250);

for (const file of readdirSync(SECRETS).filter((each) => each.startsWith(PASSWORD))) {
  const name = `folkmoot_${file.slice(PASSWORD.length)}`;
  const pwd = secret(file);
  const roles = [{ role: 'readWrite', db: name }];
  if (admin.getUser(name)) admin.updateUser(name, { pwd, roles });
  else admin.createUser({ user: name, pwd, roles });
}
print('the replica set and its users are there');
