const ratios = {
  '4/3': { width: 800, height: 600, className: 'aspect-4/3' },
  '16/9': { width: 960, height: 540, className: 'aspect-video' },
  '1/1': { width: 600, height: 600, className: 'aspect-square' },
  '21/9': { width: 1680, height: 720, className: 'aspect-21/9' },
}

/**
 * A picture that fills the width it is given, in one of four shapes, and shows the default picture when its file is
 * missing.
 * @param eager for the one picture that a visitor sees first
 */
export function Picture({
  src,
  alt,
  ratio,
  eager,
  className = '',
  sizes,
}: {
  src: string
  alt: string
  ratio: keyof typeof ratios
  eager?: boolean
  className?: string
  sizes?: string
}) {
  const shape = ratios[ratio]
  return (
    <img
      // The file may be found missing before the page listens.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) showDefault(image)
      }}
      src={src}
      alt={alt}
      width={shape.width}
      height={shape.height}
      sizes={sizes}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding="async"
      className={`scene block w-full ${shape.className} ${className}`}
      onError={(event) => showDefault(event.currentTarget)}
    />
  )
}

function showDefault(image: HTMLImageElement) {
  const missing = '/pictures/default.svg'
  if (!image.src.endsWith(missing)) image.src = missing
}
