/** @file Under jest nothing is federated: a remote that is asked for is simply not there. */
const instance = {
  registerRemotes: () => undefined,
  loadRemote: () => Promise.reject(new Error('no remotes under test')),
};

module.exports = { createInstance: () => instance };
