import { messages } from '#core/messages.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const PICTURE_SIZE = 512;
export const ZOOM_MAX = 4;

/** Which square of the picture is wanted: how far in, and where its middle lies (0–1 in both directions). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const CENTRE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  width: number;
  height: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The square in the picture's own pixels; it never leaves the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / clamp(zoom, 1, ZOOM_MAX);
  return {
    side,
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
  };
}

/** The crop with its middle moved by a part of the visible square, and kept inside. */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side, left, top } = cropSquare(size, crop);
  return {
    zoom: crop.zoom,
    x: clamp(left + side / 2 + dx * side, side / 2, size.width - side / 2) / size.width,
    y: clamp(top + side / 2 + dy * side, side / 2, size.height - side / 2) / size.height,
  };
}

/** The picture in a file; whatever it is called, what cannot be drawn is not a picture. */
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

/** Drawn anew at 512 px: small to send, and nothing of the camera's place and time goes along. */
export async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
  // A browser that cannot write WebP writes PNG instead, and says so in the type.
  if (!blob) throw new Error(messages.wrong);
  return new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.png', { type: blob.type });
}
