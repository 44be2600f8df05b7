/** @file Under jest nothing is federated: a remote that is asked for is simply not there. */
module.exports = {
  registerRemotes: () => undefined,
  loadRemote: () => Promise.reject(new Error('no remotes under test')),
};
