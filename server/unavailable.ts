import type { Context } from 'hono'
import { type Language, languageTags } from '../app/ground/i18n/languages.ts'
import { preferencesOf } from '../app/people/preferences/preferences.ts'
import { type Env, jsonAnswer, plainAnswer } from './answers.ts'
import { problemAnswer } from './public-api/answers.ts'
import { type TypedForm, typedFormOf } from './typed-form.ts'

type Words = Record<
  'title' | 'text' | 'again' | 'emergency' | 'unsaved' | 'send' | 'password' | 'file',
  string
>

/** Said by the server alone, when no page can be rendered: so not part of any catalogue. */
const words: Record<Language, Words> = {
  en: {
    title: 'We will be right back',
    text: 'Our database is out of reach. Please try again in a few seconds.',
    again: 'Try again',
    emergency: 'Emergency: 911, hospitals, storms, shelters',
    unsaved:
      'Our database is out of reach, so we can’t say that what you sent was saved. All that you wrote is here: please send it again in a few seconds.',
    send: 'Send again',
    password: 'Password, once more',
    file: 'File, once more:',
  },
  ko: {
    title: '잠시 후 다시 시도해 주세요',
    text: '지금 데이터베이스에 연결할 수 없습니다. 몇 초 뒤에 다시 시도해 주세요.',
    again: '다시 시도',
    emergency: '긴급: 911, 병원, 태풍, 대피소',
    unsaved:
      '데이터베이스에 연결할 수 없어 보내신 내용이 저장되었는지 확인하지 못했습니다. 입력하신 내용은 아래에 그대로 있으니 몇 초 뒤에 다시 보내 주세요.',
    send: '다시 보내기',
    password: '비밀번호 다시 입력',
    file: '파일 다시 선택:',
  },
  ja: {
    title: 'しばらくしてからお試しください',
    text: '現在データベースに接続できません。数秒後にもう一度お試しください。',
    again: '再試行',
    emergency: '緊急連絡先: 911、病院、台風、避難所',
    unsaved:
      'データベースに接続できないため、送信内容が保存されたか確認できませんでした。入力内容は下に残っています。数秒後にもう一度送信してください。',
    send: 'もう一度送信',
    password: 'パスワード（再入力）',
    file: 'ファイルの再選択:',
  },
  zh: {
    title: '请稍后再试',
    text: '目前无法连接数据库，请几秒后再试。',
    again: '重试',
    emergency: '紧急求助：911、医院、台风、避难所',
    unsaved:
      '目前无法连接数据库，因此无法确认您提交的内容是否已保存。您填写的内容都在下方，请几秒后重新提交。',
    send: '重新提交',
    password: '请再次输入密码',
    file: '请重新选择文件：',
  },
}

const retrySoon = { 'retry-after': '5' }
const sentence = 'The database is out of reach. Please try again in a few seconds.'

/** What is said while the database can't be asked: to programs as JSON, to people in a page that keeps what they wrote. */
export async function unavailableAnswer(c: Context<Env>): Promise<Response> {
  const { path } = c.req
  const { headers } = c.req.raw
  if (path.startsWith('/api/v1')) return withHead(c, problemAnswer(503, sentence, { headers: retrySoon }))
  const { language } = preferencesOf(headers, new URL(c.req.url).searchParams.get('lang'))
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const text = words[language][isRead ? 'text' : 'unsaved']
  if (path.startsWith('/api/'))
    return jsonAnswer(c, 503, { success: false, code: 'failed', message: words[language].text }, retrySoon)
  if (path.endsWith('.data') || !headers.get('accept')?.includes('text/html'))
    return plainAnswer(c, 503, text, retrySoon)
  return plainAnswer(c, 503, pageOf(c, language, await typedFormOf(c.req.raw.headers, c.get('body'))), {
    ...retrySoon,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  })
}

function withHead(c: Context<Env>, answer: Response) {
  for (const [name, value] of Object.entries(c.get('head'))) answer.headers.set(name, value)
  return answer
}

const style =
  'body{margin:0 auto;max-width:36rem;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:#fcfaf5;color:#0e2639}a{color:#066d89;display:block;padding:.625rem 0}label{display:block;margin:1rem 0}input,textarea,button{display:block;box-sizing:border-box;width:100%;min-height:3.25rem;margin:.25rem 0;padding:.75rem;font:inherit}textarea{min-height:8rem}button{font-weight:700;background:#066d89;color:#fff;border:0;border-radius:.75rem}.emergency{background:#d23a01;color:#fff;padding:1rem;border-radius:.75rem;font-weight:700;text-decoration:none;margin:1rem 0}@media(prefers-color-scheme:dark){body{background:#031424;color:#f4f2ea}a{color:#68e1d4}.emergency{background:#ff8b61;color:#031424}}'

function pageOf(c: Context<Env>, language: Language, typed: TypedForm | undefined): string {
  const { title, text, again, emergency, unsaved } = words[language]
  const { pathname, search } = new URL(c.req.url)
  const here = escaped(pathname + search)
  const way = typed ? formOf(typed, here, words[language]) : `<a href="${here}">${again}</a>`
  return `<!DOCTYPE html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p role="status">${typed ? unsaved : text}</p>${way}<a class="emergency" href="/services/emergency">${emergency}</a></main></body></html>`
}

function formOf({ type, entries }: TypedForm, action: string, { send, password, file }: Words): string {
  const fields = entries.map(([name, value]) => {
    const named = `name="${escaped(name)}"`
    if (typeof value !== 'string')
      return value.size > 0 ? `<label>${file} ${escaped(value.name)}<input type="file" ${named}></label>` : ''
    if (/password/i.test(name)) return `<label>${password}<input type="password" ${named} required></label>`
    // Whatever has words in it was written by a person.
    return /\s|[^\x20-\x7E]/.test(value)
      ? `<textarea ${named} aria-label="${escaped(name)}">\n${escaped(value)}</textarea>`
      : `<input type="hidden" ${named} value="${escaped(value)}">`
  })
  return `<form method="post" action="${action}" enctype="${type}">${fields.join('')}<button>${send}</button></form>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
