import { isOwnMachine } from '../app/ground/request/own-machine.ts'

const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ACCESS_KEY', 'S3_SECRET_KEY'],
]
const mostOnEmbedded = 12 // processes

/** What one variable asks of another. Access to buckets asks for none: a backup to restore may be in one. */
export function* missing(given: Record<string, string | undefined>): Generator<string> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, AUTH_SECRET, HOST, SITE_URL, S3_BUCKET, BACKUP_TO } = given
  if (HOST && !isOwnMachine(HOST) && !SITE_URL)
    yield 'SITE_URL is needed with a HOST that others can reach: the address that they use'
  if (DATABASE_URL && !AUTH_SECRET)
    yield 'AUTH_SECRET is needed with DATABASE_URL: 32 random characters or more'
  if (!DATABASE_URL && Number(given.WEB_PROCESSES) > mostOnEmbedded)
    yield `WEB_PROCESSES above ${mostOnEmbedded} needs DATABASE_URL: the embedded database has connections for no more`
  if (DATABASE_DIRECT_URL && !DATABASE_URL) yield 'DATABASE_DIRECT_URL has no effect without DATABASE_URL'
  if (given.DATABASE_REPLICA_URLS && !DATABASE_URL)
    yield 'DATABASE_REPLICA_URLS has no effect without DATABASE_URL'
  if (given.PAYPAL_PARTNER_ID && !given.PAYPAL_CLIENT_ID)
    yield 'PAYPAL_PARTNER_ID has no effect without PAYPAL_CLIENT_ID'
  const backupBucket = BACKUP_TO?.startsWith('s3://') ? BACKUP_TO : undefined
  for (const name of ['BOUNCE_ADDRESS', 'BOUNCE_SECRET'])
    if (given[name] && !given.SMTP_URL) yield `${name} has no effect without SMTP_URL`
  for (const name of ['S3_ENDPOINT', 'S3_REGION'])
    if (given[name] && !given.S3_ACCESS_KEY) yield `${name} has no effect without S3_ACCESS_KEY`
  if ((S3_BUCKET || backupBucket) && !given.S3_ACCESS_KEY)
    yield `S3_ACCESS_KEY is needed with ${S3_BUCKET ? 'S3_BUCKET' : 'a bucket in BACKUP_TO'}`
  if (backupBucket && S3_BUCKET === backupBucket.split('/')[2])
    yield 'BACKUP_TO must name another bucket than S3_BUCKET'
  for (const group of together) {
    if (!group.some((name) => given[name])) continue
    for (const name of group)
      if (!given[name]) yield `${name} is needed with ${group.find((other) => given[other])}`
  }
}
