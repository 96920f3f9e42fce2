import { differing, record } from '../../ground/audit/record.server.ts'
import { moderationAudited } from './audited.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { number, required } from '../../ground/forms/fields.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { type Policy, policyName } from '../../market/approval/policy.server.ts'
import { saveSetting } from '../desk/save-setting.server.ts'

/**
 * @param seen what the admin has read
 * @returns false where another person has changed it since, and nothing was saved
 */
export async function savePolicy(
  tx: Database,
  { adminId, value, seen }: { adminId: string; value: Policy; seen: Policy },
): Promise<boolean> {
  if (!(await saveSetting(tx, { name: policyName, value, seen }))) return false
  const changes = differing(seen, value)
  const subject = { kind: 'setting', id: policyName }
  if (Object.keys(changes).length > 0)
    await record(tx, moderationAudited, { actorId: adminId, action: 'settings', subject, changes })
  return true
}

/** Listings. */
const fields = { trustedAfter: required(number({ from: 1, to: 100 })) }

/** The policy in a form's fields, or in those that begin with `prefix`; null if it is not valid. */
export function policyIn(form: FormData, prefix = ''): Policy | null {
  const { values } = readFields(fields, { get: (name) => form.get(prefix + name) })
  const { trustedAfter } = values
  return trustedAfter === null
    ? null
    : { reviewsNewOwners: form.has(`${prefix}reviewsNewOwners`), trustedAfter }
}
