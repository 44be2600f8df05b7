import { act, renderHook } from '@testing-library/react';
import { useMapZoom } from './use-map-zoom';

const map = { kind: 'outline', url: '/map.json', width: 1000, height: 500 } as const;

describe('the scale of a map', () => {
  it('follows the width of the map when its question is shown after it was hidden', () => {
    let resize = (): void => undefined;
    const Original = window.ResizeObserver;
    window.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        resize = () => callback([], this);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    const face = document.createElement('button');
    let width = 0;
    Object.defineProperty(face, 'clientWidth', { get: () => width });
    const frame = { current: face };
    const { result } = renderHook(() => useMapZoom(map, frame));
    width = 250;
    act(resize);
    expect(result.current.unit).toBe(4);
    window.ResizeObserver = Original;
  });
});
