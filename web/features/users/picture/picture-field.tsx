import { useState } from 'react';
import { type Profile, uploadProfileImage } from '#core/contract/records/users.ts';
import { pictureFieldCopy as copy } from '#core/copy/records/users.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { DropTarget } from '#web/ui/form/drop-target.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { type Crop, encodeCrop, PICTURE_TYPES, readPicture } from './picture-crop.ts';
import { imageOf } from './user-image.ts';

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : messages.wrong);

/** The user's own picture: chosen or dropped, cropped to a square, and downscaled before the upload. */
export function PictureField({ user }: { user: Profile['result'] }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = useAct(uploadProfileImage, { toast: messages.pictureUpdated, inPlace: true });

  const choose = (file: File) => {
    setError(null);
    readPicture(file).then(setPicture, (problem: unknown) => setError(errorMessage(problem)));
  };
  const close = () => {
    picture?.close();
    setPicture(null);
  };
  const save = async (crop: Crop) => {
    if (!picture) return;
    try {
      const outcome = await upload({ files: [await encodeCrop(picture, crop)] });
      if (!outcome) return;
      if (!outcome.done) setError(outcome.message);
    } catch (problem) {
      setError(errorMessage(problem));
    }
    close();
  };

  return (
    <div>
      <DropTarget
        label={imageOf(user) ? copy.changePicture : copy.chooseAPicture}
        accept={PICTURE_TYPES.join(',')}
        busy={upload.pending}
        onFile={choose}
      >
        <Avatar size="lg" person={user} image={imageOf(user)} />
        <p className="min-w-40 flex-1 text-13 text-ink-2">{copy.dropHint}</p>
      </DropTarget>
      {error && (
        <p role="alert" className="mt-2 text-13 text-bad">
          {error}
        </p>
      )}
      {picture && (
        <CropDialog picture={picture} pending={upload.pending} onSave={(crop) => void save(crop)} onClose={close} />
      )}
    </div>
  );
}
