/** What names an item in addresses: lowercase letters and digits, with hyphens between words, up to 80 characters. */
export const slugForm = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
