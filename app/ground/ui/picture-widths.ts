/** Widths in pixels of the versions made of an uploaded picture, each as AVIF and WebP. */
export const pictureWidths = [400, 800, 1600] as const
