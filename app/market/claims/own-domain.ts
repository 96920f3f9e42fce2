/** Where anyone gets a mailbox, or a page: an address or a website there shows nothing. */
const publicDomains = new Set(
  `126.com 163.com aol.com att.net booking.com comcast.net daum.net docomo.ne.jp docomopacific.com duck.com
  facebook.com fastmail.com fb.com foxmail.com github.io gmail.com gmx.com gmx.de gmx.net googlemail.com guam.net
  hanmail.net hey.com hotmail.co.jp hotmail.com icloud.com instagram.com ite.net itecnmi.com kakao.com line.me live.com
  mac.com mail.com mail.ru me.com msn.com nate.com naver.com netpci.com outlook.com outlook.jp pm.me proton.me
  protonmail.com pticom.com qq.com rocketmail.com saipan.com sbcglobal.net sina.cn sina.com sohu.com t-online.de
  teleguam.net tripadvisor.com tutanota.com twitter.com verizon.net vzpacifica.net wechat.com weibo.com x.com yahoo.co.jp
  yahoo.co.kr yahoo.com yandex.com yandex.ru yeah.net ymail.com youtube.com zoho.com`.split(/\s+/),
)

/** The domain of a website, at which only its owner has mailboxes; null where others have, too. */
export function ownDomain(website: string | undefined): string | null {
  if (!website) return null
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`
  if (!URL.canParse(address)) return null
  const domain = new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '')
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(domain)
  return isName && !publicDomains.has(domain) ? domain : null
}
