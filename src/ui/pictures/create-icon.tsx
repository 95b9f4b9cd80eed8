import type { SVGProps } from 'react'

interface Icon {
  node: [tag: 'path' | 'circle' | 'rect' | 'line', attributes: Record<string, string>][]
}

/**
 * Makes the component of one Lucide icon. In a build it stands in for the library's own (`vite.config.ts`), with the same
 * look and the props that are used here.
 */
export default function createIcon({ node }: Icon) {
  return ({ size = 24, ...props }: SVGProps<SVGSVGElement> & { size?: number }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {node.map(([Tag, { key, ...attributes }]) => (
        <Tag key={key} {...attributes} />
      ))}
    </svg>
  )
}
