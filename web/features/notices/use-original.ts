import { downloadFile } from '#core/contract/records/files.ts';
import { useDownload } from '#web/lib/use-download.ts';

/** Downloads the original of a notice or counter-notice under a name without ending; undefined if nothing came by mail. */
export function useOriginal(raw_file_id: number | null, name: string) {
  const { download, pending } = useDownload();
  const save = () => void download(downloadFile, { params: { id: String(raw_file_id) } }, `${name}.eml`);
  return { original: raw_file_id === null ? undefined : save, pending };
}
