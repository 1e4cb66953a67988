import { Component, type ReactNode } from 'react'

/** Isolates an optional block: if it throws or its code fails to load, `fallback` shows and the rest of the page stays. [F-NAV-11] */
export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
