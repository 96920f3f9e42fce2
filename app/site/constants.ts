import css from '../app.css?inline'

// In the build the browser's bundle has no CSS: it takes the text back from the document, so that React finds the same
// text when it hydrates, and writes it again when an error makes it build a new <html>.
export const styleText =
  import.meta.env.SSR || import.meta.env.DEV ? css : (document.getElementById('css')?.textContent ?? '')
