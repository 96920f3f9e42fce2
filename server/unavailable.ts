import type { Context } from 'hono'
import { type Language, languageTags } from '../app/ground/i18n/languages.ts'
import { preferencesOf } from '../app/people/preferences/preferences.ts'
import { type Env, jsonAnswer, plainAnswer } from './answers.ts'
import { problemAnswer } from './public-api/answers.ts'
import { type TypedForm, typedFormOf } from './typed-form.ts'

type Words = Record<'again' | 'emergency' | 'send' | 'password' | 'file', string> &
  Record<Reason, Record<'title' | 'text' | 'unsaved', string>>
type Reason = 'outOfReach' | 'readOnly'

/** Said by the server alone, when no page can be rendered: so not part of any catalogue. */
const words: Record<Language, Words> = {
  en: {
    outOfReach: {
      title: 'We will be right back',
      text: 'Our database is out of reach. Please try again in a few seconds.',
      unsaved:
        'Our database is out of reach, so we can’t say that what you sent was saved. All that you wrote is here: please send it again in a few seconds.',
    },
    readOnly: {
      title: 'Nothing can be saved for now',
      text: 'We are working on the site. Please try again in a few minutes.',
      unsaved:
        'We are working on the site, so what you sent was not saved. All that you wrote is here: please send it again in a few minutes.',
    },
    again: 'Try again',
    emergency: 'Emergency: 911, hospitals, storms, shelters',
    send: 'Send again',
    password: 'Password, once more',
    file: 'File, once more:',
  },
  ko: {
    outOfReach: {
      title: '잠시 후 다시 시도해 주세요',
      text: '지금 데이터베이스에 연결할 수 없습니다. 몇 초 뒤에 다시 시도해 주세요.',
      unsaved:
        '데이터베이스에 연결할 수 없어 보내신 내용이 저장되었는지 확인하지 못했습니다. 입력하신 내용은 아래에 그대로 있으니 몇 초 뒤에 다시 보내 주세요.',
    },
    readOnly: {
      title: '지금은 저장할 수 없습니다',
      text: '사이트를 점검하고 있습니다. 몇 분 뒤에 다시 시도해 주세요.',
      unsaved:
        '사이트를 점검하고 있어 보내신 내용이 저장되지 않았습니다. 입력하신 내용은 아래에 그대로 있으니 몇 분 뒤에 다시 보내 주세요.',
    },
    again: '다시 시도',
    emergency: '긴급: 911, 병원, 태풍, 대피소',
    send: '다시 보내기',
    password: '비밀번호 다시 입력',
    file: '파일 다시 선택:',
  },
  ja: {
    outOfReach: {
      title: 'しばらくしてからお試しください',
      text: '現在データベースに接続できません。数秒後にもう一度お試しください。',
      unsaved:
        'データベースに接続できないため、送信内容が保存されたか確認できませんでした。入力内容は下に残っています。数秒後にもう一度送信してください。',
    },
    readOnly: {
      title: '現在は保存できません',
      text: 'サイトのメンテナンス中です。数分後にもう一度お試しください。',
      unsaved:
        'サイトのメンテナンス中のため、送信内容は保存されていません。入力内容は下に残っています。数分後にもう一度送信してください。',
    },
    again: '再試行',
    emergency: '緊急連絡先: 911、病院、台風、避難所',
    send: 'もう一度送信',
    password: 'パスワード（再入力）',
    file: 'ファイルの再選択:',
  },
  zh: {
    outOfReach: {
      title: '请稍后再试',
      text: '目前无法连接数据库，请几秒后再试。',
      unsaved:
        '目前无法连接数据库，因此无法确认您提交的内容是否已保存。您填写的内容都在下方，请几秒后重新提交。',
    },
    readOnly: {
      title: '目前无法保存',
      text: '网站正在维护，请几分钟后再试。',
      unsaved: '网站正在维护，您提交的内容尚未保存。您填写的内容都在下方，请几分钟后重新提交。',
    },
    again: '重试',
    emergency: '紧急求助：911、医院、台风、避难所',
    send: '重新提交',
    password: '请再次输入密码',
    file: '请重新选择文件：',
  },
}

const retryAfter = { outOfReach: '5', readOnly: '60' } // s
const sentences = {
  outOfReach: 'The database is out of reach. Please try again in a few seconds.',
  readOnly: 'Nothing can be saved for now. Please try again in a few minutes.',
}

/** What is said while the database can't be asked. */
export const unavailableAnswer = (c: Context<Env>) => answerFor(c, 'outOfReach')

/** What is said to a form while nothing may be saved. */
export const readOnlyAnswer = (c: Context<Env>) => answerFor(c, 'readOnly')

/** To programs as JSON, to people in a page that keeps what they wrote. */
async function answerFor(c: Context<Env>, reason: Reason): Promise<Response> {
  const { path } = c.req
  const { headers } = c.req.raw
  const later = { 'retry-after': retryAfter[reason] }
  if (path.startsWith('/api/v1'))
    return withHead(c, problemAnswer(503, sentences[reason], { headers: later }))
  const { language } = preferencesOf(headers, new URL(c.req.url).searchParams.get('lang'))
  const said = words[language][reason]
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (path.startsWith('/api/'))
    return jsonAnswer(c, 503, { success: false, code: 'failed', message: said.text }, later)
  if (path.endsWith('.data') || !headers.get('accept')?.includes('text/html'))
    return plainAnswer(c, 503, isRead ? said.text : said.unsaved, later)
  const page = pageOf(c, language, { reason, typed: await typedFormOf(headers, c.get('body')) })
  return plainAnswer(c, 503, page, {
    ...later,
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

function pageOf(
  c: Context<Env>,
  language: Language,
  { reason, typed }: { reason: Reason; typed: TypedForm | undefined },
): string {
  const { again, emergency } = words[language]
  const { title, text, unsaved } = words[language][reason]
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
