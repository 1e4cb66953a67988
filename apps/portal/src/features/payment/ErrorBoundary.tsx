import { Component, type ReactNode } from 'react'

interface FailingAloneProps {
  /** Takes the block's place once it has failed. */
  fallback: ReactNode
  children: ReactNode
}

/** A block the page can do without: when it throws, or cannot be loaded, the rest of the page stays. [F-NAV-11] */
export class ErrorBoundary extends Component<FailingAloneProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
