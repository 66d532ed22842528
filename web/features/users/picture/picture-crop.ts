import { messages } from '#core/messages.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const PICTURE_SIZE = 512;
export const ZOOM_MAX = 4;

/** A square crop: its zoom, and its center relative to the picture (0–1 on both axes). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const CENTER: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  width: number;
  height: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The crop in the picture's pixels, clamped to the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / clamp(zoom, 1, ZOOM_MAX);
  return {
    side,
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
  };
}

/** Moves the center by a fraction of the visible square, clamped to the picture. */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side, left, top } = cropSquare(size, crop);
  return {
    zoom: crop.zoom,
    x: clamp(left + side / 2 + dx * side, side / 2, size.width - side / 2) / size.width,
    y: clamp(top + side / 2 + dy * side, side / 2, size.height - side / 2) / size.height,
  };
}

/** Decodes the file; its name and type don't matter, only whether it can be drawn. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  const isKnown = (PICTURE_TYPES as readonly string[]).includes(file.type);
  if (!isKnown) throw new Error(messages.pictureType);
  return createImageBitmap(file).catch(() => {
    throw new Error(messages.pictureType);
  });
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { side, left, top } = cropSquare(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(messages.wrong);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Re-encodes the crop at 512 px, which keeps the upload small and strips EXIF data such as location and time. */
export async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
  // Browsers that can't encode WebP return PNG; the blob's type says which.
  if (!blob) throw new Error(messages.wrong);
  return new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.png', { type: blob.type });
}
