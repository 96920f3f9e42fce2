import { z } from 'zod'
import { isOwnMachine } from '../app/ground/request/own-machine.ts'
import { misspelled } from './misspelled.ts'
import { missing } from './missing-settings.ts'
import { proxyTest } from './client-address.ts'
import type { Provider } from '../app/people/accounts/social/provider-names.ts'
import type { ProviderSettings } from '../app/people/accounts/social/providers.server.ts'
import { merchantId } from '../app/deals/payments/merchant-id.ts'

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((word) => word === 'on')
const seconds = (byDefault: number) =>
  z.coerce
    .number('must be a number of seconds')
    .min(0, 'must not be negative')
    .max(300, 'must be at most 300 seconds')
    .default(byDefault)
    .transform((count) => count * 1_000)
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user:password@host/name',
})

const variables = z.object({
  PORT: z.coerce
    .number('must be a number from 1 to 65535')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(65_535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(postgresUrl)),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://example.com' })
    .refine(
      (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
      'must have no path',
    )
    .optional(),
  SITE_NAME: z.string().max(60, 'must have at most 60 characters').default('Proa'),
  ADMIN_EMAIL: z.email('must be an address like me@example.com').toLowerCase().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_PARTNER_ID: z
    .string()
    .regex(merchantId, 'must be the 13 letters and digits of a merchant ID')
    .optional(),
  PAYPAL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://api-m.paypal.com' })
    .default('https://api-m.paypal.com'),
  DEMO: onOff.optional(),
  SAMPLE_DATA: onOff.optional(),
  TRUSTED_PROXIES: z.string().default('').transform(proxies),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@mail.example.com:587' })
    .optional(),
  MAIL_FROM: z.email('must be an address like hello@example.com').optional(),
  BOUNCE_ADDRESS: z.email('must be an address like bounces@example.com').optional(),
  BOUNCE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_-]+)*$/i, 'must be the part before ._domainkey')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  BACKUP_TO: z.string().optional(),
  BACKUP_EVERY: z.coerce
    .number('must be a number of hours')
    .min(1, 'must be at least 1')
    .max(168, 'must be at most 168 hours')
    .default(24),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]+$/, 'must be one that `npm run backup -- --new-key` prints')
    .optional(),
  CLAMD_SOCKET: z
    .string()
    .regex(/^(\/.+|\[?[^/\s]+\]?:\d{1,5})$/, 'must be the path of a socket, or a host:port')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:4318' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(headers),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must not be negative')
    .max(1, 'must be at most 1')
    .default(1),
  WORKER: onOff.default(true),
  READ_ONLY: onOff.default(false),
  WEB_PROCESSES: z.coerce
    .number('must be a number from 1 to 64')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(64, 'must be at most 64')
    .default(1),
  DRAIN_DELAY: seconds(0),
  DRAIN_TIMEOUT: seconds(30),
  RESTARTS: z.coerce.number().default(0),
  JOINS: onOff.default(false),
  FIRST: onOff.default(true),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
})

export const settingNames = Object.keys(variables.shape)

export type Settings = ReturnType<typeof readSettings>

/**
 * The settings of this process, from environment variables; an empty one counts as unset.
 * Throws an error whose message names every wrong variable, a line each.
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const filledVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = variables.safeParse(filledVariables)
  const wrong = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...missing(filledVariables),
    ...misspelled(filledVariables, settingNames),
  ]
  if (!result.success || wrong.length > 0)
    throw new Error(['These settings (environment variables) are not valid:', ...wrong].join('\n  '))
  const set = result.data
  const site = new URL(set.SITE_URL ?? `http://localhost:${set.PORT}`)
  // A demo by itself only where no one else can reach the site.
  const demo = set.DEMO ?? (isOwnMachine(set.HOST) && isOwnMachine(site.hostname))
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    /** Undefined: the embedded database. */
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: set.DATABASE_DIRECT_URL ?? set.DATABASE_URL,
    /** Of servers that follow it and are only read. */
    databaseReplicaUrls: set.DATABASE_REPLICA_URLS,
    /** Like `https://example.com`: what browsers call us, whatever a proxy says. */
    origin: site.origin,
    siteName: set.SITE_NAME,
    /** The account with this address becomes an admin once the address is proven. */
    adminEmail: set.ADMIN_EMAIL,
    /** Where visitors may sign in as well. */
    providers: {
      ...keysOf('google', set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET),
      ...keysOf('facebook', set.FACEBOOK_CLIENT_ID, set.FACEBOOK_CLIENT_SECRET),
    } satisfies ProviderSettings,
    /** Undefined: no one is paid by PayPal. */
    payPal: payPalOf(set),
    demo,
    sampleData: set.SAMPLE_DATA ?? demo,
    trustedProxies: set.TRUSTED_PROXIES,
    /** Undefined: no mail is sent. */
    mail:
      set.SMTP_URL && set.MAIL_FROM
        ? { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM, returnTo: set.BOUNCE_ADDRESS }
        : undefined,
    /** Those who post mails that came back have to know it; undefined: none are taken. */
    bounceSecret: set.BOUNCE_SECRET,
    /** What the mail server signs mails with; undefined: it is not looked at. */
    dkimSelector: set.MAIL_DKIM_SELECTOR,
    /** Undefined: files are kept in the data folder. */
    s3: bucketOf(set),
    /** Undefined: there is no access to buckets. */
    s3Access: accessOf(set),
    backup: {
      /** A folder or `s3://bucket/prefix`. */
      to: set.BACKUP_TO,
      /** Undefined: backups are not encrypted. */
      key: set.BACKUP_KEY,
      /** ms */
      every: set.BACKUP_EVERY * 60 * 60_000,
    },
    /** Where clamd scans files of strangers; undefined: nothing does. */
    clamdSocket: set.CLAMD_SOCKET,
    /** Where traces are sent; undefined: nothing is traced. */
    traces: set.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: set.OTEL_EXPORTER_OTLP_HEADERS,
          /** Of those that no proxy has begun, from 0 to 1. */
          share: set.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    /** Whether this process does the jobs, too. */
    worker: set.WORKER,
    /** Whether nothing can be saved, whatever admins say. */
    readOnly: set.READ_ONLY,
    /** How many processes of this machine serve pages. */
    webProcesses: set.WEB_PROCESSES,
    /** Whether others serve at its port, who answer until this process is ready. */
    joins: set.JOINS,
    /** Whether it is the first process of this machine. */
    isFirst: set.FIRST,
    /** ms for which a process that stops still serves, while it says that it is not ready. */
    drainDelay: set.DRAIN_DELAY,
    /** ms that requests under way then have. */
    drainTimeout: set.DRAIN_TIMEOUT,
    /** ms after which a process that stops ends in any case. */
    longestStop: set.DRAIN_DELAY + set.DRAIN_TIMEOUT + 60_000,
    /** How often the supervisor has started this process again. */
    restarts: set.RESTARTS,
    /** Undefined: the one kept in the data folder. */
    authSecret: set.AUTH_SECRET,
    logLevel: set.LOG_LEVEL,
  }
}

const keysOf = (provider: Provider, clientId?: string, clientSecret?: string): ProviderSettings =>
  clientId && clientSecret ? { [provider]: { clientId, clientSecret } } : {}

function payPalOf({
  PAYPAL_URL: url,
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_CLIENT_SECRET: clientSecret,
  PAYPAL_WEBHOOK_ID: webhookId,
  PAYPAL_PARTNER_ID: partnerId,
}: Variables) {
  return clientId && clientSecret && webhookId
    ? { url: new URL(url).origin, clientId, clientSecret, webhookId, partnerId }
    : undefined
}

type Variables = z.infer<typeof variables>

function accessOf({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
}: Variables) {
  return accessKey && secretKey ? { endpoint, region, accessKey, secretKey } : undefined
}

function bucketOf(set: Variables) {
  const access = accessOf(set)
  return set.S3_BUCKET && access ? { bucket: set.S3_BUCKET, ...access } : undefined
}

function proxies(text: string, context: z.RefinementCtx) {
  const entries = text.split(/[\s,]+/).filter(Boolean)
  for (const entry of entries) {
    try {
      proxyTest([entry])
    } catch {
      const message = `has '${entry}', which is not an IP address or a network like 10.0.0.0/8`
      context.addIssue({ code: 'custom', message })
    }
  }
  return entries
}

/** As OpenTelemetry writes them: `name=value,name=value`, values as in addresses. */
function headers(text: string, context: z.RefinementCtx): Record<string, string> {
  const entries = text.split(',').filter((entry) => entry.trim())
  try {
    return Object.fromEntries(
      entries.map((entry) => {
        const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(entry) ?? []
        if (!name) throw new Error('It has no name.')
        return [name, decodeURIComponent(value!)]
      }),
    )
  } catch {
    context.addIssue({ code: 'custom', message: 'must be like name=value,name=value' })
    return {}
  }
}
