import type { Context } from 'hono'
import { i18nOf } from '../app/ground/i18n/catalogue.ts'
import { formatDate } from '../app/ground/i18n/format.ts'
import { preferencesOf } from '../app/people/preferences/preferences.ts'
import { type Reason, reasons } from '../app/site/unavailable/reasons.ts'
import { unavailableDocument } from '../app/site/unavailable/unavailable-document.server.tsx'
import { type Env, jsonAnswer, plainAnswer } from './answers.ts'
import { problemAnswer } from './public-api/answers.ts'
import { sentFormOf } from './sent-form.ts'
import { skimForm } from './skimmed-form.ts'

const retryAfter = {
  outOfReach: '5',
  store: '60',
  readOnly: '60',
  busy: '5',
  slowPicture: '60',
  crowded: '5',
} // s
const sentences = {
  outOfReach: 'The database is out of reach. Please try again in a few seconds.',
  store: 'Files cannot be stored or read. Please try again in a few minutes.',
  readOnly: 'Nothing can be saved for now. Please try again in a few minutes.',
  busy: 'Too many files are being sent. Please try again in a few seconds.',
  slowPicture: 'A picture took too long to read. Please try again in a minute, or with a smaller one.',
  crowded: 'There are more requests than can be answered. Please try again in a few seconds.',
}

/** What is said while the database can't be asked. */
export const unavailableAnswer = (c: Context<Env>, siteName: string) => answerFor(c, siteName, 'outOfReach')

/** What is said while the store of files can't be asked, or is full. */
export const storeAnswer = (c: Context<Env>, siteName: string) => answerFor(c, siteName, 'store')

/** What is said to who sent a picture that took too long. */
export const slowPictureAnswer = (c: Context<Env>, siteName: string) => answerFor(c, siteName, 'slowPicture')

/** What is said while pages take too long. */
export const crowdedAnswer = (c: Context<Env>, siteName: string) => answerFor(c, siteName, 'crowded')

/** What is said to a form while nothing may be saved. */
export const readOnlyAnswer = (c: Context<Env>, siteName: string) => answerFor(c, siteName, 'readOnly')

/** What is said to a form while too many large ones are being received: it is read, and little of it held. */
export async function busyAnswer(c: Context<Env>, siteName: string) {
  const form = await skimForm(c.req.raw)
  if (form) c.set('body', form)
  return answerFor(c, siteName, 'busy')
}

/** What a program that calls about an account is told while the database can't be asked. */
export const unavailableJson = (c: Context<Env>) => jsonFor(c, 'outOfReach')

/** To programs as JSON, to people in a page that keeps what they wrote. */
async function answerFor(c: Context<Env>, siteName: string, reason: Reason): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const { headers } = c.req.raw
  const later = { 'retry-after': retryAfter[reason] }
  if (pathname.startsWith('/api/v1'))
    return withHead(c, problemAnswer(503, sentences[reason], { headers: later }))
  if (pathname.startsWith('/api/')) return jsonFor(c, reason)
  const { i18n, language } = languageOf(c)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (pathname.endsWith('.data') || !headers.get('accept')?.includes('text/html'))
    return plainAnswer(c, 503, i18n._(reasons[reason][isRead ? 'text' : 'unsaved']), later)
  const { html, policy } = unavailableDocument(language, {
    reason,
    siteName,
    year: formatDate(new Date(), 'en', { year: 'numeric' }),
    address: pathname + search,
    sent: await sentFormOf(headers, c.get('body')),
  })
  return plainAnswer(c, 503, html, {
    ...later,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  })
}

const jsonFor = (c: Context<Env>, reason: Reason) =>
  jsonAnswer(
    c,
    503,
    { success: false, code: 'failed', message: languageOf(c).i18n._(reasons[reason].text) },
    { 'retry-after': retryAfter[reason] },
  )

function languageOf(c: Context<Env>) {
  const { language } = preferencesOf(c.req.raw.headers, new URL(c.req.url).searchParams.get('lang'))
  return { language, i18n: i18nOf(language) }
}

function withHead(c: Context<Env>, answer: Response) {
  for (const [name, value] of Object.entries(c.get('head'))) answer.headers.set(name, value)
  return answer
}
