import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Pixel, shiftPoint } from '@/lib/domain/places/mercator'
import type { Point } from '@/lib/domain/places/places'

const STEP = 64
const FINE_STEP = 8
const TAP = 5
/** How far two fingers, or a wheel, move for one step of the zoom. */
const PINCH = 1.5
const WHEEL = 80

const ARROWS: Record<string, Pixel> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface MovedMap {
  position: Point
  zoom: number
  onMove: (point: Point) => void
  onZoom: (steps: 1 | -1) => void
}

/** Dragging, tapping, pinching, the wheel and keys of a map that moves under a fixed pin. */
export function useMapGestures({ position, zoom, onMove, onZoom }: MovedMap) {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Pixel>())
  const spread = useRef(0)
  const [dragged, setDragged] = useState<Pixel | null>(null)
  const turnWheel = useEffectEvent((steps: 1 | -1) => onZoom(steps))
  useEffect(() => {
    let turned = 0
    // React's own listener could not keep the page from scrolling
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL) return
      turnWheel(turned < 0 ? 1 : -1)
      turned = 0
    }
    const element = frame.current
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    spread.current = spreadOf(fingers.current)
    setDragged(fingers.current.size === 1 ? { x: 0, y: 0 } : null)
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    if (fingers.current.size === 1) setDragged((by) => by && { x: by.x + now.x - before.x, y: by.y + now.y - before.y })
    const ratio = spreadOf(fingers.current) / spread.current
    if (fingers.current.size < 2 || (ratio < PINCH && ratio > 1 / PINCH)) return
    onZoom(ratio > 1 ? 1 : -1)
    spread.current = spreadOf(fingers.current)
  }
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (!fingers.current.delete(event.pointerId) || !dragged) return
    setDragged(null)
    const box = event.currentTarget.getBoundingClientRect()
    const fromCentre = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
    const isTap = Math.hypot(dragged.x, dragged.y) < TAP
    onMove(shiftPoint(position, zoom, isTap ? fromCentre : { x: -dragged.x, y: -dragged.y }))
  }
  const cancel = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId)
    setDragged(null)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const step = event.shiftKey ? FINE_STEP : STEP
    if (arrow) onMove(shiftPoint(position, zoom, { x: arrow.x * step, y: arrow.y * step }))
    else if (event.key === 'Enter' || event.key === ' ') onMove(position)
    else if (event.key === '+' || event.key === '=') onZoom(1)
    else if (event.key === '-') onZoom(-1)
    else return
    event.preventDefault()
  }
  return {
    frame,
    centre: dragged ? shiftPoint(position, zoom, { x: -dragged.x, y: -dragged.y }) : position,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: cancel,
      onKeyDown: press,
    },
  }
}

function spreadOf(fingers: Map<number, Pixel>): number {
  const [a, b] = fingers.values()
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
