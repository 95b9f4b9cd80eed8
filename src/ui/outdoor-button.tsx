/** One tap to large black on white, for reading in the sun, and one tap back to the look before. */
import ALargeSmall from 'lucide-react/icons/a-large-small'
import { useRef } from 'react'
import { chooseTheme, type Theme, useTheme } from './browser/theme.browser.ts'
import { Button } from './button.tsx'

export function OutdoorButton() {
  const theme = useTheme()
  const before = useRef<Theme>('auto')
  const isOutdoor = theme === 'outdoor'
  const toggle = () => {
    if (!isOutdoor) before.current = theme
    chooseTheme(isOutdoor ? before.current : 'outdoor')
  }
  return (
    <Button
      aria-label="Outdoor display"
      aria-pressed={isOutdoor}
      title="Outdoor display: large, black on white"
      icon={<ALargeSmall size={22} aria-hidden="true" />}
      onClick={toggle}
      className="px-3! noscript:hidden aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-page"
    />
  )
}
