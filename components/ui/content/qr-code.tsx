import { qrPath } from '@/lib/domain/qr-path'

interface QrCodeProps {
  text: string
  /** its accessible name; without one it is decoration, beside the same in words */
  label?: string
  className?: string
}

/** Black on white in every colour scheme. Renders nothing for texts that are too long. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const code = qrPath(text)
  if (!code) return null
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={`forced-color-adjust-none ${className ?? ''}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${code.size}v${code.size}H0z`} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}
