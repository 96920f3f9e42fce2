import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { deletePdfs, fileKeyOf } from './files/application-file.server.ts'
import { findOpenApplications } from './moves/find-open.server.ts'
import { moveAll } from './moves/move.server.ts'
import { application, applicationMove } from './tables.server.ts'

const site = { side: 'site' } as const

/**
 * What they sent and what was sent to them. When an applicant leaves, their applications are deleted. When an employer
 * leaves, applicants keep theirs, without the reader's name.
 */
export const applicationData: PersonalPart = {
  name: 'applications',
  tables: ['application', 'application_move'],
  erasesFiles: true,
  async read(database, { id }) {
    const { note, ownerId, applicantId, listingTitle, number, name, state, createdAt } = application
    const {
      fileKey: _file,
      formKey: _form,
      note: _note,
      ownerId: _owner,
      applicantId: _applicant,
      ...sent
    } = getTableColumns(application)
    const [asApplicant, asEmployer, moves] = await Promise.all([
      database.select(sent).from(application).where(eq(applicantId, id)),
      database
        .select({ number, listingTitle, name, state, createdAt, note })
        .from(application)
        .where(eq(ownerId, id)),
      database
        .select({
          applicationId: applicationMove.applicationId,
          at: applicationMove.at,
          move: applicationMove.move,
          words: applicationMove.words,
        })
        .from(applicationMove)
        .where(eq(applicationMove.actorId, id)),
    ])
    return { asApplicant, asEmployer, moves }
  },
  async files(database, { id }) {
    const sent = await findPdfs(database, id)
    return sent.map(({ number, key }) => ({ name: `${number}.pdf`, key: fileKeyOf(key) }))
  },
  findOpen: (database, { id }, language) => findOpenApplications(database, id, language),
  /** A restored account does not get its applications back: the other side was told. */
  async close(tx, { id }) {
    const now = new Date()
    await moveAll(tx, eq(application.applicantId, id), { name: 'withdraw', actor: site, now })
    await moveAll(tx, eq(application.ownerId, id), { name: 'decline', actor: site, now })
    await dropPdfs(tx, id)
  },
  async erase(tx, { id }) {
    await dropPdfs(tx, id)
    await tx.delete(application).where(eq(application.applicantId, id))
    await tx.update(application).set({ ownerId: null, note: '' }).where(eq(application.ownerId, id))
    await tx.update(applicationMove).set({ actorId: null, words: '' }).where(eq(applicationMove.actorId, id))
  },
}

async function findPdfs(database: Database, applicantId: string) {
  const rows = await database
    .select({ number: application.number, key: application.fileKey })
    .from(application)
    .where(eq(application.applicantId, applicantId))
  return rows.flatMap(({ number, key }) => (key === null ? [] : [{ number, key }]))
}

/** Deletes the PDFs also of applications that were declined or led to a job. */
async function dropPdfs(tx: Database, applicantId: string) {
  const sent = await findPdfs(tx, applicantId)
  await tx
    .update(application)
    .set({ fileKey: null, fileSize: null })
    .where(eq(application.applicantId, applicantId))
  await deletePdfs(
    tx,
    sent.map(({ key }) => key),
  )
}
