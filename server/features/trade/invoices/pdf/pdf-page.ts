import { chooseFont, type Pdf, type Style, visualOrder } from './pdf-fonts.ts';

/** US Letter, in points. */
export const LEFT = 54;
export const RIGHT = 612 - LEFT;
export const WIDTH = RIGHT - LEFT;
export const TOP = 54;
export const BOTTOM = 792 - 96;

/** The color tokens of the light theme. */
export const COLOR = {
  primary: '#0F5C4C',
  beacon: '#F2B84B',
  arm: '#8ADBC4',
  surface: '#FFFFFF',
  sunken: '#FAF9F6',
  ink: '#16201D',
  soft: '#47534E',
  quiet: '#626E69',
  line: '#E5E2D9',
  wash: '#E3F0EB',
  washInk: '#0B4A3D',
  ok: '#17633A',
  bad: '#A3271A',
} as const;

interface Placed {
  x: number;
  y: number;
  size: number;
  width?: number;
  style?: Style;
  align?: 'left' | 'right' | 'center';
  color?: string;
}

/** Writes a text wrapped to its width. Returns the y below it. */
export function write(doc: Pdf, text: string, placed: Placed): number {
  const { x, y, size, width, style = 'text', align = 'left', color = COLOR.ink } = placed;
  chooseFont(doc, text, style);
  doc.fontSize(size).fillColor(color);
  doc.text(visualOrder(text), x, y, { align, lineGap: 2, ...(width && { width }) });
  return doc.y;
}

export function rule(doc: Pdf, from: number, y: number, to: number): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(COLOR.line);
}
