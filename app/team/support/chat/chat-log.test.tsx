import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { ChatLog } from './chat-log.tsx'
import type { ChatMessage } from './chat.ts'

afterEach(() => vi.useRealTimers())

test('a message of yesterday has its day, also where it is less than 24 hours old', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00+10:00') })
  const sentAt = (at: string): ChatMessage => ({ key: at, sender: 'staff', text: 'Good evening', at })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <ChatLog
        greeting={sentAt('2026-11-27T10:30:00Z')}
        messages={[sentAt('2026-11-27T23:00:00Z')]}
        waiting={[]}
        onSendAgain={() => {}}
      />
    </I18nProvider>,
  )
  const times = [...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, time]) => time!.replaceAll('\u202f', ' '))
  expect(times).toEqual(['Nov 27, 2026, 8:30 PM', '9:00 AM'])
})
