import type { ReactNode } from 'react'
import { Day } from '../ui/day.tsx'
import { PageHeader } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface GuideHeaderProps {
  title: string
  label: ReactNode
  verdict: string
  reviewed: string
  /** Where the whole disclaimer stands. */
  disclaimer: string
}

/** The head of every page of the guide: what it comes to, of which day, and that it is an opinion. */
export function GuideHeader({ title, label, verdict, reviewed, disclaimer }: GuideHeaderProps) {
  return (
    <PageHeader title={title} label={label}>
      <p className="border-s-4 border-copper ps-4 text-lg">
        <span className="form-label block">Our verdict</span>
        {verdict}
      </p>
      <p className="mt-4 text-sm text-quiet">
        Last reviewed <Day date={reviewed} />.{' '}
        <TextLink href={disclaimer}>Opinions only: no endorsement, no business relationship.</TextLink>
      </p>
    </PageHeader>
  )
}
