/** Of the versions that are made of a picture that somebody sent, in pixels, each as AVIF and WebP. */
export const pictureWidths = [400, 800, 1600] as const
