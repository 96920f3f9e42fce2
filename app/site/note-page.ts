import { countView } from '../ground/counting/count-view.ts'
import { rememberPage } from '../market/recently-viewed/viewed.ts'

/** Records that a page was seen. @param data the page's loader data */
export function notePage(data: unknown) {
  rememberPage(data)
  countView()
}
