/** When the lightbox shows. Browsers keep these fields under `adLightboxSettings`. */
export type LightboxSettings = {
  readonly disableLightbox: boolean
  /** A query parameter that keeps it away from a page load; empty: none does. */
  readonly disableParameter: string
  readonly showOnPageTransition: boolean
  readonly showOnListingClick: boolean
}

export const lightboxDefaults: LightboxSettings = {
  disableLightbox: false,
  disableParameter: '',
  showOnPageTransition: true,
  showOnListingClick: true,
}

/** Keeps in this browser what holds on the site. */
export function mirrorSettings(settings: LightboxSettings) {
  try {
    localStorage.setItem('adLightboxSettings', JSON.stringify(settings))
  } catch {
    // A browser without storage asks the site each time.
  }
}
