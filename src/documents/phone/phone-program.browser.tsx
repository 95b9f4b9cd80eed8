/** What runs inside the phone file; the build makes one script of it. */
import { hydrateRoot } from 'react-dom/client'
import { applySavedTheme } from '../../ui/browser/theme.browser.ts'
import type { Pack } from '../pack.ts'
import { PhoneFile } from './phone-file.tsx'
import { textStorage } from './text-storage.browser.ts'

const root = document.getElementById('root')
const pack: Pack = JSON.parse(document.getElementById('pack')?.textContent ?? '')
document.documentElement.dataset['live'] = ''
applySavedTheme()
if (root) hydrateRoot(root, <PhoneFile pack={pack} storage={textStorage(() => localStorage)} />)
