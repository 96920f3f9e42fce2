import { catalogue } from '../../ground/i18n/catalogue.ts'

await catalogue(import.meta.glob('./locales/*.po'))
