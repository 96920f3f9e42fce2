import type { Settings } from '../settings.ts'

/** What the settings are, without their secrets. */
export function settingLines(settings: Settings): string[] {
  return Object.entries(shown(settings)).map(([name, value]) => `${' '.repeat(9)}${name.padEnd(20)} ${value}`)
}

const shown = (settings: Settings) => ({
  SITE_URL: settings.origin,
  'PORT, HOST': `${settings.port}, ${settings.host}`,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl ? masked(settings.databaseUrl) : 'unset: the embedded database',
  DATABASE_REPLICA_URLS: settings.databaseReplicaUrls.map(masked).join(' ') || 'none',
  AUTH_SECRET: settings.authSecret ? 'set' : 'made and kept in DATA_DIR',
  DEMO: onOff(settings.demo),
  SAMPLE_DATA: onOff(settings.sampleData),
  TRUSTED_PROXIES: settings.trustedProxies.join(', ') || 'none',
  SMTP_URL: settings.mail ? masked(settings.mail.smtpUrl) : 'unset: mails are kept in the database',
  MAIL_FROM: settings.mail?.from ?? 'unset',
  S3_BUCKET: settings.s3 ? placeOf(settings.s3) : 'unset: files are kept in DATA_DIR',
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.traces
    ? masked(settings.traces.endpoint)
    : 'unset: nothing is traced',
  WEB_PROCESSES: String(settings.webProcesses),
  WORKER: onOff(settings.worker),
  LOG_LEVEL: settings.logLevel,
})

function onOff(isOn: boolean) {
  return isOn ? 'on' : 'off'
}

function masked(address: string) {
  const url = new URL(address)
  if (url.password) url.password = '***'
  return url.href
}

function placeOf({ bucket, endpoint, region }: NonNullable<Settings['s3']>) {
  return `${bucket} at ${endpoint ?? `Amazon in ${region}`}`
}
