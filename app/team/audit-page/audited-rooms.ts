import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { registered } from '../../ground/request/registered.ts'

const rooms = registered<readonly AuditedRoom[]>('The rooms whose decisions are audited')

/** `app/registry/audited.server.ts` does so when a process starts. */
export const registerAudited = rooms.set

/** All that write down what they decide. */
export const auditedRooms = rooms.get
