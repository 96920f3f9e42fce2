// Passes the higher rooms to the lower ones; every process imports it when it starts.
import './areas.server.ts'
import './audited.server.ts'
import './deals.server.ts'
import './jobs.server.ts'
import './confirmations.server.ts'
import './merge-parts.server.ts'
import './personal-parts.server.ts'
import './references.server.ts'
