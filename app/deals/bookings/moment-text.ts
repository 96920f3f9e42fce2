export { momentText } from '../../ground/i18n/format.ts'
