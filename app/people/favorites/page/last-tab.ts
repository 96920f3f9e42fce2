const key = 'favoritesTab'

/** The tab that this browser showed last; null if the browser stores nothing. */
export function lastTab(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function rememberTab(tab: string) {
  try {
    localStorage.setItem(key, tab)
  } catch {
    // Without storage the page begins with all favorites.
  }
}
