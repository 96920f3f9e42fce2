type SamplePerson = {
  readonly fullName: string
  readonly village: string
  readonly island?: 'saipan' | 'tinian' | 'rota'
  readonly localSince?: number
}

const invented = {
  hannah: { fullName: 'Hannah Brandt', village: 'Portland' },
  minji: { fullName: 'Yoo Min-ji', village: 'Busan' },
  kenji: { fullName: 'Morita Kenji', village: 'Nagoya' },
  wei: { fullName: 'Lin Wei', village: 'Susupe', island: 'saipan' },
  isa: { fullName: 'Isa Taimanao', village: 'San Roque', island: 'saipan', localSince: 1979 },
  joaquin: { fullName: 'Joaquin Lizama', village: 'Garapan', island: 'saipan', localSince: 1991 },
  remedios: { fullName: 'Remedios Hocog', village: 'Songsong', island: 'rota', localSince: 1968 },
  tomas: { fullName: 'Tomas Borja', village: 'San Jose', island: 'tinian', localSince: 2003 },
  grace: { fullName: 'Grace Ablan', village: 'Chalan Kanoa', island: 'saipan', localSince: 2014 },
} satisfies Record<string, SamplePerson>

export type PersonKey = keyof typeof invented
export const people: Readonly<Record<PersonKey, SamplePerson>> = invented

/** No one can sign in to these accounts. */
export const personId = (key: PersonKey) =>
  `5a3b1e00-0000-4000-8000-0000000941${String(Object.keys(invented).indexOf(key)).padStart(2, '0')}`
