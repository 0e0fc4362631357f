'use client'

import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onFail: () => void
  children: ReactNode
}

/** Map code that cannot load or draw leaves nothing behind. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFail()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
