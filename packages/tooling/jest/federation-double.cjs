/** @file Under jest there is no federation: every remote is missing. */
const instance = {
  registerRemotes: () => undefined,
  loadRemote: () => Promise.reject(new Error('no remotes under test')),
};

module.exports = { createInstance: () => instance };
