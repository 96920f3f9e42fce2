import { differing, record } from '../../ground/audit/record.server.ts'
import { moderationAudited } from './audited.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { type Policy, policy, policyName } from '../../market/approval/policy.server.ts'
import { saveSetting } from '../desk/save-setting.server.ts'

/**
 * @param seen what the admin has read
 * @returns false where somebody else has changed it since, and nothing was saved
 */
export async function savePolicy(
  tx: Database,
  { adminId, value, seen }: { adminId: string; value: Policy; seen: Policy },
): Promise<boolean> {
  if (!(await saveSetting(tx, { name: policyName, value, seen }))) return false
  await record(tx, moderationAudited, {
    actorId: adminId,
    action: 'settings',
    subject: { kind: 'setting', id: policyName },
    changes: differing(seen, value),
  })
  return true
}

/** The policy in a form's fields, or in those that begin with `prefix`; null if it is not valid. */
export function policyIn(form: FormData, prefix = ''): Policy | null {
  const submitted = policy.safeParse({
    reviewsNewOwners: form.has(`${prefix}reviewsNewOwners`),
    trustedAfter: Number(form.get(`${prefix}trustedAfter`)),
  })
  return submitted.success ? submitted.data : null
}
