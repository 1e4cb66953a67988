import { Component, type ReactNode } from 'react'

interface FailingAloneProps {
  /** Shown instead of the children after an error. */
  fallback: ReactNode
  children: ReactNode
}

/** Isolates an optional block: if it throws or its code fails to load, the rest of the page stays. [F-NAV-11] */
export class ErrorBoundary extends Component<FailingAloneProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
