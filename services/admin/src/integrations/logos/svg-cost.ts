/** The parts of an element that affect the cost of drawing. */
export interface SvgElement {
  readonly id: string | null;
  /** Ids of referenced elements that are drawn too: by `use`, patterns, masks and so on. */
  readonly targets: readonly string[];
  readonly children: SvgElement[];
}

/** Limit of drawn elements, counted with every repetition. */
const MOST_DRAWN = 20_000;
const DEEPEST = 200;

/** Throws unless the drawing is small, counted with all repetitions. A cycle is refused. */
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
