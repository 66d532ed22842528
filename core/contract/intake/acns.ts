import { z } from 'zod';

const plainText = z.string();
/** Data of an ACNS block (decisions §11). */
export const Acns = z.object({
  case_id: plainText,
  status: plainText,
  retraction: z.boolean(),
  complainant: z.object({
    entity: plainText,
    contact: plainText,
    address: plainText,
    phone: plainText,
    email: plainText,
  }),
  source: z.object({
    timestamp: plainText,
    ip_address: plainText,
    port: plainText,
    type: plainText,
    url_base: plainText,
    user_name: plainText,
  }),
  items: z.array(
    z.object({
      timestamp: plainText,
      title: plainText,
      file_name: plainText,
      file_size: plainText,
      url: plainText,
      hash: plainText,
    }),
  ),
});
export type Acns = z.infer<typeof Acns>;
