import type { Language } from '../../ground/i18n/languages.ts'

export type Reviewer = { readonly id: string; readonly fullName: string; readonly lang: Language }

/** All invented: islanders and visitors. Their accounts can't sign in. */
const names: Record<Language, string> = {
  en: `Tasi Camacho-Reyes, Marlene Atalig-Cruz, Junior Pangelina, Rosalie Hofs, Ben Taisakan-King, Dolores Igiso,
    Felix Rabago, Lourdes Sablan-Moore, Ignacio Lifoi, Carmen Olopai-Smith, Rudy Masga-Lane, Tina Kaipat-Jones,
    Vic Manahane, Ana Mettao-Brown, Norbert Ayuyu-Hill, Jocelyn Dela Pena, Arnel Bautista, Grace Villamor,
    Rommel Tolentino, Liza Magsaysay-Cole, Jun Paredes, Karen Whitlock, Steve Brannigan, Emily Tran, Marcus Odell,
    Priya Raman, Heather Lindqvist, Tom Vasquez, Rachel Steinmetz, Doug Fairchild, Nicole Abernathy, Andre Baptiste,
    Kelly Yamashiro, Jeff Novak, Melissa Ortega-Diaz, Sam Whitehorse, Olga Petrenko, Ivan Sokolov, Hannah Keller,
    Liam Donnelly, Chloe Marchetti, Greg Halvorsen, Tess Okafor, Noah Lindgren, Bianca Salazar, Ray Kowalczyk`,
  ko: `Kim Min-seo, Lee Do-yun, Park Ji-ho, Choi Ye-rin, Jung Ha-neul, Kang Seo-jun, Cho Yu-na, Yoon Tae-oh,
    Jang Su-bin, Lim Ga-eun, Han Jae-won, Oh Da-som, Seo Hyun-ki, Shin Bo-ra, Kwon Min-jae, Hwang So-yul, Ahn Jin-u,
    Song Ara, Yoo Chan-young, Hong Se-mi`,
  ja: `Sato Haruka, Suzuki Kenta, Takahashi Mio, Tanaka Shota, Watanabe Yui, Ito Daichi, Yamamoto Sakura,
    Nakamura Ren, Kobayashi Aoi, Kato Yuto, Yoshida Hina, Yamada Sora, Sasaki Mei, Matsumoto Riku, Inoue Nanami,
    Kimura Takumi, Hayashi Kotone`,
  zh: `Wang Yihan, Li Zixuan, Zhang Haoran, Liu Mengqi, Chen Jiayi, Yang Zhiyuan, Huang Xinyu, Zhao Ruoxi,
    Wu Junhao, Zhou Siqi, Xu Tianle, Sun Wanting, Ma Boyu, Zhu Linlin, Hu Shuyao, Guo Mingxuan, He Jingyi`,
}

/** A hundred reviewers, with the languages mixed. */
export const reviewers: readonly Reviewer[] = Object.entries(names)
  .flatMap(([lang, list]) =>
    list.split(/,\s+/).map((fullName, at, { length }) => ({
      fullName,
      lang: lang as Language,
      place: (at + 0.5) / length,
    })),
  )
  .toSorted((a, b) => a.place - b.place)
  .map(({ fullName, lang }, at) => ({
    id: `5a3b1e00-0000-4000-8000-0000000901${String(at).padStart(2, '0')}`,
    fullName,
    lang,
  }))
