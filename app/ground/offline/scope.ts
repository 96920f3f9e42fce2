/// <reference lib="webworker" />

/** What a service worker's `self` is; the compiler takes it for a window, because the rest of the site runs in one. */
export const worker = self as unknown as ServiceWorkerGlobalScope
