import * as policy from '#core/contract/registry/policy-url.ts';
import * as contract from '#core/contract/registry/public-record.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { examineCompany } from '../companies/change/examine-company.ts';
import { checkCompany } from '../companies/read/read-company.ts';
import { acceptDifference } from './check/accept-difference.ts';
import { checkRecord } from './check/check-record.ts';
import { uploadRecords } from './check/upload-records.ts';
import { checkPolicyUrl } from './policy/check-policy-url.ts';
import { changePolicyUrl, readPolicyUrl } from './policy/policy-url.ts';
import { listRecords } from './read/list-records.ts';
import { readReport } from './read/read-report.ts';

const examineManager = examineCompany('company.edit');

export const publicRecordRoutes = routes(
  serve(contract.getPublicRecord, ({ deps, actor, params }) => readReport(deps, actor, params.id)),
  serve(
    contract.checkPublicRecord,
    ({ deps, actor, params, files, body }) => checkRecord(deps, actor, params.id, { files, body }),
    ({ deps, params }) => checkCompany(deps.db, EVERYTHING, params.id).then(() => ({})),
  ),
  serve(
    contract.acceptDifference,
    ({ deps, actor, params, body }) => acceptDifference(deps, actor, params.id, body),
    ({ deps, params }) => checkCompany(deps.db, EVERYTHING, params.id).then(() => ({})),
  ),
  serve(contract.listPublicRecords, ({ deps, query }) => listRecords(deps, query)),
  serve(contract.uploadPublicRecords, ({ deps, actor, files }) => uploadRecords(deps, actor, files[0])),
  serve(policy.getPolicyUrl, ({ deps, actor, params }) => readPolicyUrl(deps, actor, params.id)),
  serve(
    policy.changePolicyUrl,
    ({ deps, actor, params, body }) => changePolicyUrl(deps, actor, params.id, body.url),
    ({ deps, actor, params }) => examineManager({ deps, actor, params, given: {} }),
  ),
  serve(
    policy.checkPolicyUrl,
    ({ deps, actor, params, body }) => checkPolicyUrl(deps, actor, params.id, body.confirmed === true),
    ({ deps, actor, params }) => examineManager({ deps, actor, params, given: {} }),
  ),
);
