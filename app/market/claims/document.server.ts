import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../ground/db/jobs.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import type { FileStore } from '../../ground/files/file-store.ts'
import { keepLonger, tidyAt } from '../../ground/files/keep-longer.server.ts'
import { pdfProblem } from '../../ground/files/pdf.server.ts'
import { largestPicture } from '../../ground/files/pictures.ts'
import { scanProblem } from '../../ground/files/scan.ts'
import { fileIn, lineIn } from '../../ground/forms/typed.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { DocumentProblem } from './claim-form.ts'

/** Under which the private store has the document of a claim. */
export const documentKeyOf = (key: string) => `claims/${key}`

export type StoredDocument = { readonly key: string; readonly type: string }
type DocumentResult = { readonly document: StoredDocument | null } | { readonly problem: DocumentProblem }
type Context = Pick<RequestContext, 'database' | 'files' | 'scanner' | 'pictures' | 'seal'>

const rate = { most: 20, seconds: 3600 }
const largestSide = 2_000 // pixels: small print can still be read

/** The PDF or photo of a form, stored: the one that was chosen, else the one that came with the form before. */
export async function receiveDocument(
  context: Context,
  userId: string,
  form: FormData,
): Promise<DocumentResult> {
  const file = fileIn(form, 'document', largestPicture)
  if (file === 'large') return { problem: 'large' }
  if (file === 'none') {
    const document = sentBefore(context, userId, lineIn(form, 'keptDocument'))
    return { document: document && (await keepDocumentLonger(context, document.key)) ? document : null }
  }
  if (file.size === 0) return { problem: 'empty' }
  if (!(await isWithinRate(context.database, `claim document ${userId}`, rate))) return { problem: 'often' }
  const sent = new Uint8Array(await file.arrayBuffer())
  const read = await readDocument(context, sent)
  if ('problem' in read) return read
  const document = { key: randomUUID(), type: read.type }
  // If no claim comes of it, a job deletes it.
  const { key } = document
  await enqueue(context.database, tidyClaimDocument, { key }, { key, at: tidyAt() })
  await context.files.put(documentKeyOf(key), read.bytes, read.type)
  return { document }
}

async function readDocument(
  { pictures, scanner }: Pick<Context, 'pictures' | 'scanner'>,
  sent: Uint8Array<ArrayBuffer>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | { problem: DocumentProblem }> {
  const problem = pdfProblem(sent)
  if (problem === null) {
    const refused = await scanProblem(scanner, sent)
    return refused ? { problem: refused } : { bytes: sent, type: 'application/pdf' }
  }
  if (problem !== 'type') return { problem }
  const picture = await pictures.read(sent, { largest: largestSide })
  return picture.ok ? { bytes: picture.bytes, type: picture.contentType } : { problem: picture.problem }
}

/**
 * The form that is shown again carries this, so that the file need not be chosen twice. It works for this person
 * only.
 */
export const keptDocumentOf = (
  { seal }: Pick<Context, 'seal'>,
  userId: string,
  { key, type }: StoredDocument,
) => `${key} ${type} ${seal(`claim document ${userId} ${key} ${type}`)}`

function sentBefore(context: Pick<Context, 'seal'>, userId: string, kept: string): StoredDocument | null {
  const [key = '', type = ''] = kept.split(' ')
  if (!isUuid(key)) return null
  return kept === keptDocumentOf(context, userId, { key, type }) ? { key, type } : null
}

const keepDocumentLonger = (context: Context, key: string): Promise<boolean> =>
  keepLonger(context, {
    key,
    storedAs: documentKeyOf(key),
    job: tidyClaimDocument,
    isNamed: () => isNamed(context.database, key),
  })

async function isNamed(database: Database, key: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`select from listing_claim where file_key = ${key}`)
  return (rowCount ?? 0) > 0
}

export const tidyClaimDocument = defineJob({
  name: 'tidy-claim-document',
  isMessage: false,
  payload: z.object({ key: z.uuid() }),
  async run({ key }, { database, files }: { database: Database; files: FileStore }) {
    if (!(await isNamed(database, key))) await files.delete(documentKeyOf(key))
  },
})

/** Daily: deletes documents 30 days after the decision, when it can no longer be objected to. */
export const claimDocumentRetention = defineJob({
  name: 'claim-document-retention',
  isMessage: false,
  payload: z.object({}),
  run: (_, { database }: { database: Database }) =>
    database.transaction((tx) =>
      deleteDocuments(
        tx,
        sql`state not in ('waiting', 'code') and decided_at < now() - interval '30 days'
          and (objected_at is null or objection_decided_at < now() - interval '30 days')`,
      ),
    ),
})

/** @param which of claims that are decided, or about to be deleted: nothing else names their documents */
export async function deleteDocuments(tx: Database, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    with gone as (select id, file_key from listing_claim where file_key is not null and (${which}) for update)
    update listing_claim set file_key = null from gone where listing_claim.id = gone.id returning gone.file_key as key`)
  if (rows.length > 0) await enqueue(tx, deleteFiles, { keys: rows.map(({ key }) => documentKeyOf(key)) })
}
