import * as contract from '#core/contract/records/files.ts';
import { routes, serve } from '../../../http/serve.ts';
import { deleteFile } from './delete-file.ts';
import { readFile } from './read-file.ts';
import { uploadFiles } from './upload-files.ts';

export const fileRoutes = routes(
  serve(contract.uploadFiles, ({ deps, actor, files }) => uploadFiles(deps, actor, files)),
  serve(contract.downloadFile, ({ deps, actor, params }) => readFile(deps, actor, params.id)),
  serve(contract.deleteFile, ({ deps, actor, params }) => deleteFile(deps, actor, params.id)),
);
