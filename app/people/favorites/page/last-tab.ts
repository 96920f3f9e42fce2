const key = 'favoritesTab'

/** The tab that this browser showed last; null where it can't be known. */
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
    // A browser that keeps nothing begins with all.
  }
}
