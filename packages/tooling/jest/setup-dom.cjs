// Nothing moves: an animation would end some time after the test has gone on.
window.matchMedia ??= (query) => ({
  matches: query.includes('prefers-reduced-motion'),
  media: query,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.HTMLElement.prototype.scrollIntoView ??= () => undefined;
