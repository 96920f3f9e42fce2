import { countView } from '../ground/counting/count-view.ts'
import { rememberPage } from '../market/recently-viewed/viewed.ts'

/** What becomes of it that somebody sees a page. @param data what the page was loaded with */
export function notePage(data: unknown) {
  rememberPage(data)
  countView()
}
