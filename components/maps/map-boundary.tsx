import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onFail?: () => void
  children: ReactNode
}

/** Renders nothing when the map's code fails to load or render. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
