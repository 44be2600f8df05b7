/** An element as far as it matters for what drawing it costs. */
export interface SvgElement {
  readonly id: string | null;
  /** Ids of what is drawn in its place or with it: of `use`, of patterns, masks and the like. */
  readonly targets: readonly string[];
  readonly children: SvgElement[];
}

/** So many elements are drawn, each counted as often as it is. */
const MOST_DRAWN = 20_000;
const DEEPEST = 200;

/** Throws unless the drawing, with everything that is repeated in it, is small. A thing that contains itself is not. */
export const requireSmallDrawing = (elements: readonly SvgElement[], tooMuch: () => Error): void => {
  const byId = new Map(elements.flatMap((element) => (element.id === null ? [] : [[element.id, element] as const])));
  const costs = new Map<SvgElement, number>();
  const inside = new Set<SvgElement>();
  const costOf = (element: SvgElement): number => {
    const known = costs.get(element);
    if (known !== undefined) return known;
    if (inside.has(element) || inside.size >= DEEPEST) throw tooMuch();
    inside.add(element);
    let cost = 1;
    const targets = element.targets.flatMap((id) => byId.get(id) ?? []);
    for (const part of [...element.children, ...targets]) {
      cost += costOf(part);
      if (cost > MOST_DRAWN) throw tooMuch();
    }
    inside.delete(element);
    costs.set(element, cost);
    return cost;
  };
  for (const element of elements) costOf(element);
};
