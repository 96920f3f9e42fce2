import type { QrCode } from './qr-code.server.ts'

/** A QR code, dark on light in both themes, as cameras want it. */
export const QrPicture = ({ code, label }: { code: QrCode; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${code.size} ${code.size}`}
    shapeRendering="crispEdges"
    className="size-44 rounded-md bg-white fill-black"
  >
    <path d={code.path} />
  </svg>
)
