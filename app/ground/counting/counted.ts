export const viewsAddress = '/views'

/**
 * What a browser tells of a page: that someone looked at it, or asked there for a contact. Of the address that an
 * advertisement leads to: that it was seen.
 */
type Action = { readonly path: string; readonly what: 'view' | 'contact' | 'seen' }
/** In how many milliseconds it had the largest part of the page that a visit began with. */
type Paint = { readonly path: string; readonly what: 'paint'; readonly ms: number }

export type CountedEvent = Action | Paint
