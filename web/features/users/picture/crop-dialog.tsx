import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cropDialogCopy as copy } from '#core/copy/records/users.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { CENTER, type Crop, drawCrop, moveCrop, PICTURE_SIZE, ZOOM_MAX } from './picture-crop.ts';

interface Props {
  picture: ImageBitmap;
  pending: boolean;
  onSave: (crop: Crop) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

/** Crops the picture by dragging, arrow keys and zoom. */
export function CropDialog({ picture, pending, onSave, onClose }: Props) {
  const [crop, setCrop] = useState(CENTER);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    setCrop((before) => moveCrop(picture, before, -event.movementX / width, -event.movementY / width));
  };
  const nudge = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((before) => moveCrop(picture, before, step[0], step[1]));
  };

  return (
    <Dialog title={copy.title} description={copy.description} size="sm" onClose={onClose}>
      <canvas
        ref={canvas}
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        role="img"
        aria-label={copy.picturePreview}
        tabIndex={0}
        onKeyDown={nudge}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="mx-auto aspect-square w-full max-w-64 cursor-grab touch-none rounded-full border border-line bg-sunken active:cursor-grabbing"
      />
      <label className="mt-5 flex items-center gap-4 text-13 font-medium text-ink">
        {copy.zoom}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(moveCrop(picture, { ...crop, zoom: Number(event.target.value) }, 0, 0))}
          className="h-10 flex-1 rounded-sm accent-primary"
        />
      </label>
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="primary" pending={pending} onClick={() => onSave(crop)}>
          {copy.savePicture}
        </Button>
      </Actions>
    </Dialog>
  );
}
