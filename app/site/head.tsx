import { useLayoutEffect } from 'react'
import { styleText } from './constants.ts'
import { headText } from './head-text.ts'

// The server puts it into the finished document: React would escape nothing of it, and copy it several times.
const style = { __html: import.meta.env.SSR ? '' : styleText }
const script = { __html: import.meta.env.SSR ? headText : '' }

export const SiteStyle = () => <style id="css" suppressHydrationWarning dangerouslySetInnerHTML={style} />

export function HeadScript() {
  // A new <html> built by React has lost its attribute, and scripts that React writes don't run.
  useLayoutEffect(() => {
    try {
      const theme = localStorage.getItem('theme')
      if (theme) document.documentElement.dataset.theme = theme
    } catch {
      // a browser that refuses storage keeps no theme
    }
  }, [])
  return <script suppressHydrationWarning dangerouslySetInnerHTML={script} />
}
