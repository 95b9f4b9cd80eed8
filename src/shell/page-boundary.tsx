import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'

/** Stands in for a page that failed while it was rendered; header, search and footer stay. */
export class PageBoundary extends Component<{ search: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  /** The page is rendered again when it changes: another search of the same page may work. */
  override componentDidUpdate(before: { search: string }) {
    if (this.state.hasFailed && before.search !== this.props.search) this.setState({ hasFailed: false })
  }
  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}

function PageFailed() {
  return (
    <Page width="reading">
      <title>This page could not be shown</title>
      <PageHeader
        title="This page could not be shown"
        intro="Something went wrong on our side. What you ticked and wrote is safe on this device."
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Retry
        </Button>
      </PageHeader>
    </Page>
  )
}
