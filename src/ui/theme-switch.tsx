/** Chooses the look: the device's own, light, dark, or large black on white for reading in the sun. */
import ALargeSmall from 'lucide-react/icons/a-large-small'
import Contrast from 'lucide-react/icons/contrast'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useId, useRef } from 'react'
import { chooseTheme, type Theme, themes, useTheme } from './browser/theme.browser.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

const looks = {
  auto: { word: 'Auto', Icon: Contrast },
  light: { word: 'Light', Icon: Sun },
  dark: { word: 'Dark', Icon: Moon },
  outdoor: { word: 'Outdoor', Icon: ALargeSmall },
}

export function ThemeSwitch({ legend = 'Display', className }: { legend?: string; className?: string }) {
  const name = useId()
  const theme = useTheme()
  return (
    <fieldset className={classes('noscript:hidden', className)} data-screen-only="">
      <legend className="form-label mb-2">{legend}</legend>
      <div className="inline-grid grid-cols-2 gap-1 rounded-control border border-outline bg-card p-1 sm:flex">
        {themes.map((each) => {
          const { word, Icon } = looks[each]
          return (
            <label
              key={each}
              className={
                'flex min-h-target items-center gap-2 rounded-small px-3 text-sm font-semibold text-quiet ' +
                'hover:text-ink has-checked:bg-ink has-checked:text-page ' +
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link'
              }
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={theme === each}
                onChange={() => chooseTheme(each)}
                className="sr-only"
              />
              <Icon size={18} aria-hidden="true" />
              {word}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

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
