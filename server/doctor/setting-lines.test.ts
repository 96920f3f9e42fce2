import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { settingLines } from './setting-lines.ts'

test('addresses with passwords are shown without these', () => {
  const settings = readSettings({
    SMTP_URL: 'smtp://proa:three-canoes@mail.example',
    MAIL_FROM: 'hello@proa.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://proa:three-canoes@traces.example',
  })
  const lines = settingLines(settings).join('\n')
  expect(lines).toContain('https://proa:***@traces.example')
  expect(lines).toContain('smtp://proa:***@mail.example')
  expect(lines).not.toContain('three-canoes')
})
