type Point = readonly [number, number];

/** Sine wave that distorts the shoreline: frequency, amplitude and phase. */
interface Swell {
  readonly times: number;
  readonly depth: number;
  readonly phase: number;
}

const SWELLS: readonly Swell[] = [
  { times: 2, depth: 0.085, phase: 0.6 },
  { times: 3, depth: 0.065, phase: 2.1 },
  { times: 5, depth: 0.035, phase: 4.4 },
  { times: 8, depth: 0.012, phase: 1.3 },
];
const STEPS = 56;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Points of one depth line. Each line is shifted slightly from the one inside it, as on a real chart. */
function shoreline([x, y]: Point, radius: number, drift: number): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const swell = SWELLS.reduce((sum, s) => sum + s.depth * Math.sin(s.times * angle + s.phase + drift * s.times), 0);
    const reach = radius * (1 + swell);
    return [x + Math.cos(angle) * reach * 1.06, y + Math.sin(angle) * reach * 0.94];
  });
}

/** Closed Catmull-Rom spline through the points, as cubic Bézier segments. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const stretches = points.map((_, index) => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const back = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    return `C${[...out, ...back, ...p2].map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${stretches.join('')}Z`;
}

/** Depth line as the `d` attribute of an SVG path. */
export const contour = (center: Point, radius: number, drift: number): string =>
  smooth(shoreline(center, radius, drift));
