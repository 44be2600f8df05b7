/**
 * @file Puts back what a test file has changed outside its modules, for the next file of its group: globals, prototypes,
 * the environment, the document and its storage. Reports what cannot be put back.
 */

const parts = ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'];

const isSame = (a, b) => a === b || Boolean(a && b && parts.every((part) => Object.is(a[part], b[part])));

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Node defines many globals when they are first read: so all of them are read before the first file. */
const readLazyGlobals = () => {
  for (const name of Object.getOwnPropertyNames(globalThis)) void Reflect.get(globalThis, name);
};

/** Objects that every file of a group sees: the global one, and each class with its prototype. */
const sharedObjects = () => {
  const objects = new Map([['globalThis', globalThis]]);
  for (const name of ['console', 'performance', 'Math', 'JSON', 'Reflect', 'navigator', 'screen', 'document']) {
    const value = Reflect.get(globalThis, name);
    if (isObject(value)) objects.set(name, value);
  }
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (typeof value !== 'function' || !isObject(value.prototype)) continue;
    objects.set(name, value);
    objects.set(`${name}.prototype`, value.prototype);
  }
  return objects;
};

const membersOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)]));

const readMembers = () =>
  new Map([...sharedObjects()].map(([name, object]) => [name, { object, members: membersOf(object) }]));

/** Members that differ from then, with the change back. */
const changedMembers = (before) =>
  [...before].flatMap(([name, { object, members }]) => {
    const now = membersOf(object);
    const keys = new Set([...members.keys(), ...now.keys()]);
    return [...keys]
      .filter((key) => !isSame(members.get(key), now.get(key)))
      .map((key) => {
        const was = members.get(key);
        const back = () => (was ? Reflect.defineProperty(object, key, was) : Reflect.deleteProperty(object, key));
        return { name: `${name}.${String(key)}`, isNew: was === undefined, putBack: back };
      });
  });

const attributesOf = (element) => [...element.attributes].map(({ name, value }) => [name, value]);

const readPage = () => {
  if (typeof document === 'undefined') return null;
  const elements = [document.documentElement, document.head, document.body];
  return {
    url: window.location.href,
    title: document.title,
    elements: elements.map((element) => ({
      element,
      attributes: attributesOf(element),
      children: [...element.childNodes],
    })),
  };
};

const putBackPage = ({ url, title, elements }) => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.title = title;
  for (const { element, attributes, children } of elements) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.replaceChildren(...children);
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', url);
};

/** Libraries add styles to the head when they are loaded. */
const changedBody = ({ elements }) =>
  elements
    .filter(({ element }) => element === document.body)
    .filter(({ element, children }) => [...element.childNodes].some((child) => !children.includes(child)))
    .map(() => 'the body of the document');

const pageProblems = ({ url, elements }) => [
  ...(window.location.href === url ? [] : [`the address ${window.location.href}`]),
  ...(document.cookie === '' ? [] : [`the cookies ${document.cookie}`]),
  ...elements
    .filter(({ element }) => !element.isConnected)
    .map(({ element }) => `another ${element.tagName.toLowerCase()} element`),
];

const readListeners = () => new Map(process.eventNames().map((name) => [name, process.listeners(name)]));

const putBackListeners = (before) => {
  for (const name of process.eventNames()) {
    const known = new Set(before.get(name) ?? []);
    for (const listener of process.listeners(name)) if (!known.has(listener)) process.removeListener(name, listener);
  }
};

const putBackEnvironment = (before) => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
};

const readState = () => ({
  members: readMembers(),
  environment: { ...process.env },
  listeners: readListeners(),
  page: readPage(),
  folder: process.cwd(),
});

/** Libraries set it when they are loaded. No test depends on it. */
const LENGTH_OF_STACKS = 'Error.stackTraceLimit';

/** Changes that a file made while it was loaded: the other files of its group would start with them. */
const changedByLoading = ({ members, environment, page }) => [
  ...(page ? changedBody(page) : []),
  ...changedMembers(members)
    .filter(({ isNew, name }) => !isNew && name !== LENGTH_OF_STACKS)
    .map(({ name }) => name),
  ...Object.keys({ ...environment, ...process.env })
    .filter((name) => environment[name] !== process.env[name])
    .map((name) => `process.env.${name}`),
];

/** Puts everything back. Returns the names of what is still different. */
const putBack = (before) => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  // First: a window has a member for each frame of its page.
  if (before.page) putBackPage(before.page);
  for (const change of changedMembers(before.members)) change.putBack();
  putBackListeners(before.listeners);
  putBackEnvironment(before.environment);
  return [
    ...changedMembers(before.members).map(({ name }) => name),
    ...(before.page ? pageProblems(before.page) : []),
    ...(process.cwd() === before.folder ? [] : [`the working folder ${process.cwd()}`]),
  ];
};

module.exports = { readLazyGlobals, readState, changedByLoading, putBack };
