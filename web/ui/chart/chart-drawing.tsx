import { contour } from './contour.ts';

const LIGHT = [400, 400] as const;
const DEPTHS = Array.from({ length: 14 }, (_, index) => ({
  d: contour(LIGHT, 62 + index * 44 + index * index * 1.6, index * 0.055),
  bold: index % 4 === 0,
}));
const SOUNDINGS = [
  [128, 176, '12'],
  [310, 116, '23'],
  [616, 206, '9'],
  [96, 466, '16'],
  [232, 636, '18'],
  [676, 540, '14'],
  [486, 690, '21'],
  [470, 250, '7'],
  [300, 330, '4'],
  [690, 60, '31'],
] as const;
const ROSE = Array.from({ length: 36 }, (_, index) => index * 10);

/** Ticks along the border of the nautical chart; every fifth one is longer. */
const ticks = (length: number) => Array.from({ length: Math.floor(length / 18) }, (_, index) => index);

function Border() {
  return (
    <g stroke="#fff" strokeOpacity=".28">
      {ticks(960).map((index) => (
        <path key={index} d={`M0 ${index * 18}h${index % 5 === 0 ? 14 : 7}`} />
      ))}
      {ticks(800).map((index) => (
        <path key={index} d={`M${index * 18} 0v${index % 5 === 0 ? 14 : 7}`} />
      ))}
    </g>
  );
}

function CompassRose() {
  return (
    <g transform="translate(634 652) scale(.94)" stroke="#fff" fill="none" strokeOpacity=".3">
      <circle r="58" />
      <circle r="46" strokeOpacity=".16" />
      {ROSE.map((angle) => (
        <path key={angle} d={`M0 -58V${angle % 30 === 0 ? -49 : -54}`} transform={`rotate(${angle})`} />
      ))}
      <path d="M0 -40 7 0 0 40 -7 0Z" fill="#fff" fillOpacity=".1" />
      <path d="M0 -40 7 0H-7Z" fill="#fff" fillOpacity=".35" />
    </g>
  );
}

/** Light at the harbor entrance. Static, since a rotating beam would repaint the drawing continuously. */
function Beacon() {
  const [x, y] = LIGHT;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0 560 -330 650 -90Z" fill="url(#chart-beam)" filter="url(#chart-soft)" />
      <circle r="40" fill="url(#chart-glow)" />
      <circle r="14.5" fill="none" stroke="#f2b84b" strokeWidth="1.4" />
      <circle r="6.8" fill="#f2b84b" />
    </g>
  );
}

/** Decorative nautical chart of an imaginary harbor: depth lines around a light. */
export function ChartDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 740 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id="chart-sea" cx="54%" cy="44%" r="75%">
          <stop offset="0" stopColor="#1d7d67" />
          <stop offset=".38" stopColor="#12604f" />
          <stop offset=".72" stopColor="#0b4237" />
          <stop offset="1" stopColor="#062620" />
        </radialGradient>
        <radialGradient id="chart-glow">
          <stop offset="0" stopColor="#f2b84b" stopOpacity=".5" />
          <stop offset="1" stopColor="#f2b84b" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="chart-beam" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="560">
          <stop offset="0" stopColor="#f2b84b" stopOpacity=".55" />
          <stop offset=".5" stopColor="#f2b84b" stopOpacity=".2" />
          <stop offset="1" stopColor="#f2b84b" stopOpacity="0" />
        </radialGradient>
        <filter id="chart-soft" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
        <linearGradient id="chart-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".55" stopColor="#05201a" stopOpacity="0" />
          <stop offset=".86" stopColor="#05201a" stopOpacity=".88" />
        </linearGradient>
      </defs>
      <rect width="740" height="900" fill="url(#chart-sea)" />
      <g fill="none" stroke="#d5efe5">
        {DEPTHS.map(({ d, bold }) => (
          <path key={d} d={d} strokeWidth={bold ? 1.3 : 0.9} strokeOpacity={bold ? 0.5 : 0.27} />
        ))}
      </g>
      <g stroke="#fff" strokeOpacity=".16">
        <path d={`M0 ${LIGHT[1]}H740M${LIGHT[0]} 0V900`} />
      </g>
      <Border />
      <CompassRose />
      <path
        d="M40 770C150 690 196 560 286 500 320 476 350 446 378 420"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeDasharray="2 8"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <g fill="#d5efe5" fillOpacity=".68" className="font-serif text-16 italic">
        {SOUNDINGS.map(([x, y, depth]) => (
          <text key={depth} x={x} y={y}>
            {depth}
          </text>
        ))}
      </g>
      <Beacon />
      <rect width="740" height="900" fill="url(#chart-dusk)" />
    </svg>
  );
}
