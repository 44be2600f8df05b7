/**
 * @file The oldest Node that runs Folkmoot. Written in old syntax, so that an old Node can read it and print the
 * problem.
 */
const NEEDED_MAJOR = 20;
const NEEDED_MINOR = 19;

/**
 * One line for people when this Node is too old, else an empty string.
 * @param {string} version as in process.versions.node
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < NEEDED_MAJOR || (major === NEEDED_MAJOR && minor < NEEDED_MINOR);
  return isOld ? `Folkmoot needs Node ${NEEDED_MAJOR}.${NEEDED_MINOR} or later; this is Node ${version}.` : '';
}
