import { pictureWidths } from './picture-widths.ts'

const ratios = {
  '4/3': { width: 800, height: 600, className: 'aspect-4/3' },
  '16/9': { width: 960, height: 540, className: 'aspect-video' },
  '1/1': { width: 600, height: 600, className: 'aspect-square' },
  '21/9': { width: 1680, height: 720, className: 'aspect-21/9' },
}

/** The color of a picture that someone sent, at `/media/{name}`: the last six digits of its name. */
const colorOf = (src: string) => /^\/media\/\w{58}(\w{6})$/.exec(src)?.[1]

const versionsOf = (src: string, format: string) =>
  pictureWidths.map((width) => `${src}/${width}.${format} ${width}w`).join()

/**
 * A picture that fills the width it is given, in one of four shapes, and shows the default picture when its file is
 * missing. Of one that someone sent the browser takes the version that fits.
 * @param eager for the one picture that a visitor sees first
 */
export function Picture({
  src,
  alt,
  ratio,
  eager,
  className = '',
}: {
  src: string
  alt: string
  ratio: keyof typeof ratios
  eager?: boolean
  className?: string
}) {
  const shape = ratios[ratio]
  const color = colorOf(src)
  const image = (
    <img
      // The file may be found missing before the page listens.
      ref={(image) => {
        if (image && color) image.style.background = `#${color}`
        if (image?.complete && image.naturalWidth === 0) showDefault(image)
      }}
      // Before `src`, which would be asked for at once.
      srcSet={color && versionsOf(src, 'webp')}
      sizes={color && !eager ? 'auto,100vw' : undefined}
      src={src}
      alt={alt}
      width={shape.width}
      height={shape.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding="async"
      className={`scene block w-full ${shape.className} ${className}`}
      onError={(event) => showDefault(event.currentTarget)}
    />
  )
  if (!color) return image
  return (
    <picture className="contents">
      {/* It has the sizes of the image. */}
      <source type="image/avif" srcSet={versionsOf(src, 'avif')} />
      {image}
    </picture>
  )
}

function showDefault(image: HTMLImageElement) {
  const missing = '/pictures/default.svg'
  if (image.srcset) {
    image.previousElementSibling?.remove()
    image.srcset = ''
  }
  if (!image.src.endsWith(missing)) image.src = missing
}
