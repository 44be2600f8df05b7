/**
 * @file jsdom plus the web classes that browsers have and jsdom does not. Computed styles are cached until the document
 * changes: a query by role reads the style of each element and of its ancestors, and jsdom computes each of them again.
 */
const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

const missing = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

/** jsdom makes a new `_styleCache` after every change of the document. */
const keepComputedStyles = (window) => {
  const compute = window.getComputedStyle;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const node = implForWrapper(element);
    if (pseudoElement || !node?.isConnected) return compute(element, pseudoElement);
    const known = kept.get(node._ownerDocument._styleCache)?.get(node);
    if (known) return known;
    const style = compute(element);
    const { _styleCache: current } = node._ownerDocument;
    kept.set(current, (kept.get(current) ?? new WeakMap()).set(node, style));
    return style;
  };
};

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of missing) this.global[name] ??= globalThis[name];
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
    keepComputedStyles(this.global);
  }
};
