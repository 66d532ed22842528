import { FileText, X } from 'lucide-react';
import { uploadFiles } from '#core/contract/records/files.ts';
import { recordDialogCopy as copy } from '#core/copy/intake/record-actions.ts';
import { type UploadOptions, upload } from '#web/lib/call/upload.ts';
import { formatSize } from '#web/lib/format.ts';
import { UploadTarget } from '#web/ui/form/upload-target.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export interface Proof {
  file_id: number;
  name: string;
  size: number;
}

interface Props {
  label?: string;
  hint?: string;
  proof: Proof | null;
  onChange: (proof: Proof | null) => void;
}

/** One file, uploaded at once and attached when the form is sent. */
export function ProofField({ label = copy.proof, hint = copy.proofHint, proof, onChange }: Props) {
  const send = async (file: File, options: UploadOptions) => {
    const [uploaded] = [await upload(uploadFiles, { files: [file] }, options)].flat();
    if (uploaded) onChange(uploaded);
  };
  return (
    <div>
      <p className="pb-1.5 text-13 font-medium text-ink">
        {label} <span className="font-normal text-ink-3">{copy.optional}</span>
      </p>
      {proof ? (
        <p className="flex items-center gap-3 rounded-lg border border-line py-1.5 pr-2 pl-4">
          <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1 text-13 text-ink [overflow-wrap:anywhere]">
            {proof.name} <span className="text-12 text-ink-3">{formatSize(proof.size)}</span>
          </span>
          <IconButton size="sm" label={copy.removeProof(proof.name)} onClick={() => onChange(null)}>
            <X aria-hidden size={15} />
          </IconButton>
        </p>
      ) : (
        <UploadTarget hint={hint} send={send} />
      )}
    </div>
  );
}
