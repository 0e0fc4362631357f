import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Alert } from '@/components/ui/feedback/alert'

/** Not in the types of TypeScript yet; Chromium has it. */
interface CodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => CodeDetector

const EVERY_MS = 250

function detectorClass(): DetectorClass | null {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null
}

/** Whether the browser reads codes with its camera; a scanner that types works everywhere. */
export function canScan(): boolean {
  return detectorClass() !== null && navigator.mediaDevices !== undefined
}

interface ScanDialogProps {
  onCode: (text: string) => void
  onClose: () => void
}

/** Reads a QR code with the camera. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const t = useTranslations('operator')
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const found = useRef(onCode)
  found.current = onCode
  useEffect(() => {
    const Detector = detectorClass()
    if (!Detector) return
    const detector = new Detector({ formats: ['qr_code'] })
    let stream: MediaStream | null = null
    let isOver = false
    const look = async () => {
      const [code] = video.current ? await detector.detect(video.current).catch(() => []) : []
      if (code && !isOver) {
        isOver = true
        found.current(code.rawValue)
      }
    }
    const timer = setInterval(look, EVERY_MS)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((opened) => {
        stream = opened
        if (isOver) for (const track of opened.getTracks()) track.stop()
        else if (video.current) video.current.srcObject = opened
      })
      .catch(() => setRefused(true))
    return () => {
      isOver = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return (
    <Dialog title={t('scan')} closeLabel={t('close')} onClose={onClose}>
      {isRefused ? (
        <Alert tone="warning">{t('no_camera')}</Alert>
      ) : (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          className="aspect-square w-full rounded-card bg-sunken object-cover"
        />
      )}
    </Dialog>
  )
}
